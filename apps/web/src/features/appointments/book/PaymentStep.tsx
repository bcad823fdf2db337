import { useTexts } from '../../../lib/language/texts.ts';
import { money } from '../../../lib/language/money.ts';
import { HoldCountdown } from '../../../domain/payment/HoldCountdown.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { UploadProgress } from '../../../domain/purchase/UploadProgress.tsx';
import { PaymentMethods } from '../../../domain/purchase/PaymentMethods.tsx';
import { useForWhom } from '../../../domain/purchase/use-for-whom.ts';
import { PaymentFailed } from '../../../domain/purchase/PaymentFailed.tsx';
import { Price } from '../../../domain/purchase/Price.tsx';
import { PriceRaised } from '../../../domain/purchase/PriceRaised.tsx';
import { NameValueList } from '../../../ui/NameValueList.tsx';
import { type Choice, type Prices, rangeText } from './provider-choice.ts';
import type { Insurance } from './insurance.ts';
import { texts } from './texts.ts';
import { beginsSoon, longTime } from './slot-times.ts';
import type { Booking } from './use-booking-draft.ts';
import type { AppointmentPurchase } from './use-book-appointment.ts';

type Props = {
  booking: Booking;
  purchase: AppointmentPurchase;
  choice: Choice;
  insurance: Insurance;
  when: string;
  prices: Prices;
};

/** Step 3: the appointment, its price and refund rule, and the payment method. */
export function PaymentStep({ booking, purchase, choice, insurance, when, prices }: Props) {
  const t = useTexts(texts);
  const { draft, change, attachedFiles } = booking;
  const { payment, trouble, held, share, cost } = purchase;
  const { from, to } = cost.finalPrice === undefined ? prices : { from: cost.finalPrice, to: cost.finalPrice };
  const soon = beginsSoon(draft.slot, useNow());
  const inCash = draft.method === 'CASH';
  return (
    <>
      {trouble?.kind === 'failed' && <PaymentFailed says={trouble.says} />}
      {cost.raised && <PriceRaised now={money(from)} before={rangeText(prices)} />}
      {held && <HoldCountdown what={when} of="time" until={payment.until} onAgain={purchase.holdAgain} />}
      <Overview booking={booking} choice={choice} insurance={insurance} />
      <Price price={rangeText({ from, to })} openSays={from !== to && t.priceRange} />
      {insurance.says && <Banner>{insurance.says}</Banner>}
      <PaymentMethods
        value={draft.method}
        onChange={(method) => change({ method })}
        cashSays={draft.type === 'PHYSICAL' ? t.cashSays : null}
      />
      <Banner>
        <b>{t.refundTitle}.</b> {inCash ? t.refundCash : soon ? t.refundSoon : t.refund}{' '}
        {!inCash && !held && t.holdSays}
      </Banner>
      <UploadProgress files={attachedFiles.files} share={share} onStop={purchase.stopSending} />
    </>
  );
}

function Overview({ booking: { draft }, choice, insurance }: Pick<Props, 'booking' | 'choice' | 'insurance'>) {
  const t = useTexts(texts);
  const { slot } = draft;
  const patient = useForWhom();
  const nameIn = (list: { id: string; name: string }[], id: string) => list.find((one) => one.id === id)?.name;
  return (
    <NameValueList
      rows={[
        [t.for, patient],
        [t.what, nameIn(choice.services, draft.service)],
        [t.withWhom, choice.doctors.length > 0 ? (nameIn(choice.doctors, draft.doctor) ?? t.anyDoctor) : choice.name],
        [t.when, slot ? longTime(slot.date, slot.time, slot.end_time) : undefined],
        [t.where, draft.type === 'ONLINE' ? t.videoCall : nameIn(choice.hospitals, draft.hospital)],
        [t.insurance, draft.type === 'PHYSICAL' ? insurance.chosen : undefined],
      ]}
    />
  );
}
