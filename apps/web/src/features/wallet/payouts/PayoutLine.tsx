import { shownPhone } from '@ivuriro/contract/shown-phone';
import { plainDate, plainInstant } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { money } from '../../../lib/language/money.ts';
import { payoutLooks } from '../payout-badges.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { texts } from './texts.ts';
import type { Payout } from './payout.ts';
import { PayoutActions } from './PayoutActions.tsx';
import css from './payouts.module.css';

/**
 * One payout: payee, amount, account, status and actions. `ofOne`: whether the list contains the payouts of one
 * provider only.
 */
export function PayoutLine({ payout, ofOne }: { payout: Payout; ofOne: boolean }) {
  const t = useTexts(texts);
  const { payee, destination, reference, failure, requested_by, approved_by, by_hand } = payout;
  const facts = [
    destination ? `${destination.provider} · ${shownPhone(destination.account_number)}` : '',
    by_hand ? t.byHand : t.byGateway,
    reference ? t.reference(reference) : '',
    payout.rests_until ? t.restsUntil(plainInstant(payout.rests_until)) : '',
  ].filter(Boolean);
  const people = [
    t.askedBy(requested_by.name, plainDate(payout.created_at)),
    approved_by && t.approvedBy(approved_by.name),
  ];
  return (
    <li className={css.payout} data-of-one={ofOne ? '' : undefined}>
      {!ofOne && <Picture picture={payee.picture} seed={payee.id} alt="" width={36} />}
      <div className={css.about}>
        <b>{ofOne ? plainDate(payout.created_at) : payee.name}</b>
        <small>{facts.join(' · ')}</small>
        <small>{people.filter(Boolean).join(', ')}</small>
        {failure && <small className={css.failure}>{failure}</small>}
      </div>
      <div className={css.sum}>
        <b>{money(payout.amount_paid)}</b>
        <PayoutBadge payout={payout} />
      </div>
      <PayoutActions payout={payout} />
    </li>
  );
}

function PayoutBadge({ payout: { status, needs_approval } }: { payout: Payout }) {
  const t = useTexts(texts);
  return <Badge {...payoutLooks[status]}>{needs_approval ? t.needsApproval : t.states[status]}</Badge>;
}
