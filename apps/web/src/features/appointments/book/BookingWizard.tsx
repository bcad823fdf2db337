import { useState } from 'react';
import { usePrice } from '../../../domain/content/use-content.ts';
import { shortDate } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { money } from '../../../lib/language/money.ts';
import { displayTime } from '../../../lib/language/times.ts';
import { Checkout } from '../../../domain/payment/Checkout.tsx';
import { weekHolding } from '../../../domain/availability/calendar-window.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { useToday } from '../../../lib/hooks/use-today.ts';
import { ForWhom } from '../../../domain/purchase/ForWhom.tsx';
import { PurchaseDialog } from '../../../domain/purchase/PurchaseDialog.tsx';
import { PaymentProgress } from '../../../domain/purchase/PaymentProgress.tsx';
import { useSteps } from '../../../domain/purchase/use-steps.ts';
import type { BookingQuery } from './booking-address.ts';
import { choiceOf, fitting, pricesOf, type Provider, rangeText } from './provider-choice.ts';
import { ConsultationStep } from './ConsultationStep.tsx';
import { DateTimeStep } from './DateTimeStep.tsx';
import { useInsurance } from './insurance.ts';
import { texts } from './texts.ts';
import { PaymentStep } from './PaymentStep.tsx';
import { ResultStep } from './ResultStep.tsx';
import { firstMissing, furthestStep } from './required-booking-fields.ts';
import { useBookingDraft } from './use-booking-draft.ts';
import { useBookAppointment } from './use-book-appointment.ts';

/** The four steps of a booking: three fill in the draft, the last one shows the booked appointment. */
export function BookingWizard({
  provider,
  bookingQuery,
  onClose,
}: {
  provider: Provider;
  bookingQuery: BookingQuery;
  onClose: () => void;
}) {
  const t = useTexts(texts);
  const booking = useBookingDraft(bookingQuery);
  const { draft, change } = booking;
  const choice = choiceOf(provider, draft);
  const insurance = useInsurance(draft);
  const prices = pricesOf(choice.candidates, usePrice(null));
  const purchase = useBookAppointment(booking, prices.to);
  const { payment, bought: appointment, cost, checkout } = purchase;
  const { missed, confirming, frame } = useSteps({
    draft,
    change,
    rules: { firstMissing, furthestStep },
    missing: t.missing,
    purchase,
    stillAsking: t.stillAsking,
    onClose,
  });
  // the shown week is stored here and not in the calendar step, so that a patient who loses the slot while paying sees
  // the same days again
  const today = useToday();
  const [week, setWeek] = useState(() => (draft.slot ? weekHolding(today, draft.slot.date) : 1));
  const { step } = frame;
  const when = draft.slot ? `${shortDate(draft.slot.date)}, ${displayTime(draft.slot.time)}` : '';

  if (checkout && (draft.method === 'CARD' || draft.method === 'MOBILE_MONEY'))
    return (
      <Checkout
        intent={checkout}
        method={draft.method}
        until={payment.until}
        what={when}
        of="time"
        onAgain={() => void purchase.submit()}
        onPaid={payment.paid}
        onLeft={payment.leaveCheckout}
      />
    );

  return (
    <PurchaseDialog
      title={t.title}
      subtitle={`${choice.name} · ${draft.type === 'ONLINE' ? t.online : t.inPerson}`}
      picture={<Picture picture={choice.picture} seed={choice.seed} alt="" width={44} />}
      steps={t.steps}
      summary={when}
      price={cost.finalPrice === undefined ? rangeText(prices) : money(cost.finalPrice)}
      {...frame}
    >
      {step === 1 && <ForWhom release={payment.release} />}
      {step === 1 && (
        <ConsultationStep
          booking={{ ...booking, change: (changes) => change(fitting(provider, draft, changes)) }}
          choice={choice}
          insurance={insurance}
          atHospital={provider.kind === 'hospital'}
          missed={missed}
        />
      )}
      {step === 2 && <DateTimeStep booking={booking} purchase={purchase} when={when} week={week} onWeek={setWeek} />}
      {step === 3 && (
        <PaymentStep
          booking={booking}
          purchase={purchase}
          choice={choice}
          insurance={insurance}
          when={when}
          prices={prices}
        />
      )}
      {confirming && <PaymentProgress since={confirming.since} verifying={confirming.verifying} words={t} />}
      {appointment && <ResultStep appointment={appointment} />}
    </PurchaseDialog>
  );
}
