import { useTexts } from '../../shared/i18n/texts.ts';
import { money } from '../../shared/i18n/money.ts';
import { Hold } from '../../shared/ui/Hold.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { useNow } from '../../shared/use-now.ts';
import { FilesGoing } from '../../shared/wizard/FilesGoing.tsx';
import { Methods } from '../../shared/wizard/Methods.tsx';
import { PaymentFailed } from '../../shared/wizard/PaymentFailed.tsx';
import { Price } from '../../shared/wizard/Price.tsx';
import { PriceRaised } from '../../shared/wizard/PriceRaised.tsx';
import { Rows } from '../../shared/wizard/Rows.tsx';
import { type Choice, type Prices, rangeText } from './choice.ts';
import type { Insurance } from './insurance.ts';
import { texts } from './texts.ts';
import { beginsSoon, longTime } from './times.ts';
import type { Booking } from './use-booking.ts';
import type { Finishing } from './use-finish.ts';

type Props = {
  booking: Booking;
  finishing: Finishing;
  choice: Choice;
  insurance: Insurance;
  when: string;
  prices: Prices;
};

/** Step 3: what it is, what it costs, what comes back, and how to pay. */
export function Payment({ booking, finishing, choice, insurance, when, prices }: Props) {
  const t = useTexts(texts);
  const { draft, change, papers } = booking;
  const { payment, trouble, held, share, cost } = finishing;
  const { from, to } = cost.fixed === undefined ? prices : { from: cost.fixed, to: cost.fixed };
  const soon = beginsSoon(draft.slot, useNow());
  const inCash = draft.method === 'CASH';
  return (
    <>
      {trouble?.kind === 'failed' && <PaymentFailed says={trouble.says} />}
      {cost.raised && <PriceRaised now={money(from)} before={rangeText(prices)} />}
      {held && <Hold what={when} of="time" until={payment.until} onAgain={() => void finishing.start('held')} />}
      <Overview booking={booking} choice={choice} insurance={insurance} />
      <Price price={rangeText({ from, to })} openSays={from !== to && t.priceRange} />
      {insurance.says && <Notice>{insurance.says}</Notice>}
      <Methods
        value={draft.method}
        onChange={(method) => change({ method })}
        cashSays={draft.type === 'PHYSICAL' ? t.cashSays : null}
      />
      <Notice>
        <b>{t.refundTitle}.</b> {inCash ? t.refundCash : soon ? t.refundSoon : t.refund}{' '}
        {!inCash && !held && t.holdSays}
      </Notice>
      <FilesGoing files={papers.files} share={share} onStop={finishing.stopSending} />
    </>
  );
}

function Overview({ booking: { draft }, choice, insurance }: Pick<Props, 'booking' | 'choice' | 'insurance'>) {
  const t = useTexts(texts);
  const { slot } = draft;
  const nameIn = (list: { id: string; name: string }[], id: string) => list.find((one) => one.id === id)?.name;
  return (
    <Rows
      rows={[
        [t.what, nameIn(choice.services, draft.service)],
        [t.withWhom, choice.doctors.length > 0 ? (nameIn(choice.doctors, draft.doctor) ?? t.anyDoctor) : choice.name],
        [t.when, slot ? longTime(slot.date, slot.time, slot.end_time) : undefined],
        [t.where, draft.type === 'ONLINE' ? t.videoCall : nameIn(choice.hospitals, draft.hospital)],
        [t.insurance, draft.type === 'PHYSICAL' ? insurance.chosen : undefined],
      ]}
    />
  );
}
