import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { money } from '../../../lib/language/money.ts';
import { useConfirmPassword } from '../../../domain/account/use-confirm-password.tsx';
import { useAccount } from '../../../lib/session/use-account.ts';
import { Button } from '../../../ui/Button.tsx';
import { Confirmation } from '../../../ui/Confirmation.tsx';
import { useShowChange } from '../../../ui/use-show-change.ts';
import { texts } from './texts.ts';
import type { Payout } from './payout.ts';
import css from './payouts.module.css';
import { RecordPayoutDialog } from './RecordPayoutDialog.tsx';

/**
 * The buttons of a payout: to approve or refuse one that waits for a second administrator, or to record one that is
 * paid by hand.
 */
export function PayoutActions({ payout }: { payout: Payout }) {
  if (payout.needs_approval || payout.rests_until) return <Decision payout={payout} />;
  const open = payout.status === 'REQUESTED' || payout.status === 'SENT';
  return payout.by_hand && open ? <Recording payout={payout} /> : null;
}

function Decision({ payout: { id, payee, amount_paid, requested_by } }: { payout: Payout }) {
  const t = useTexts(texts);
  const showChange = useShowChange();
  const account = useAccount();
  const { sending, send, asking } = useConfirmPassword();
  const [refusing, setRefusing] = useState(false);
  const approve = () =>
    send(async (password) => {
      const body = password ? { password } : {};
      await showChange(await call('POST /admin/payouts/{id}/approval', { params: { id }, body }));
    });
  const refuse = async () =>
    showChange(await call('PUT /admin/payouts/{id}', { params: { id }, body: { status: 'FAILED' } }));
  return (
    <div className={css.acts}>
      {account?.id === requested_by.id ? (
        <p>{t.another}</p>
      ) : (
        <Button
          size="sm"
          aria-label={t.approveOf(payee.name)}
          busy={sending && t.approving}
          onClick={() => void approve()}
        >
          {t.approve}
        </Button>
      )}
      <Button variant="outlined" size="sm" aria-label={t.refuseOf(payee.name)} onClick={() => setRefusing(true)}>
        {t.refuse}
      </Button>
      {refusing && (
        <Confirmation
          title={t.refuseTitle}
          yes={t.yes}
          no={t.no}
          busy={t.saving}
          act={refuse}
          onClose={() => setRefusing(false)}
        >
          <p>{`${payee.name}: ${money(amount_paid)}. ${t.refuseSays}`}</p>
        </Confirmation>
      )}
      {asking}
    </div>
  );
}

function Recording({ payout }: { payout: Payout }) {
  const t = useTexts(texts);
  const [open, setOpen] = useState(false);
  return (
    <div className={css.acts}>
      <Button variant="soft" size="sm" aria-label={t.recordOf(payout.payee.name)} onClick={() => setOpen(true)}>
        {t.record}
      </Button>
      {open && <RecordPayoutDialog payout={payout} onClose={() => setOpen(false)} />}
    </div>
  );
}
