import { useState } from 'react';
import { usePrice } from '../../shared/content.ts';
import { shortDate } from '../../shared/i18n/dates.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import { money } from '../../shared/i18n/money.ts';
import { displayTime } from '../../shared/i18n/times.ts';
import { Checkout } from '../../shared/payment/Checkout.tsx';
import { weekHolding } from '../../shared/ui/calendar-window.ts';
import { Picture } from '../../shared/ui/Picture.tsx';
import { useToday } from '../../shared/use-today.ts';
import { Frame } from '../../shared/wizard/Frame.tsx';
import { Processing } from '../../shared/wizard/Processing.tsx';
import { useSteps } from '../../shared/wizard/use-steps.ts';
import type { Asked } from './address.ts';
import { choiceOf, pricesOf, type Provider, rangeText } from './choice.ts';
import { Consultation } from './Consultation.tsx';
import { DateTime } from './DateTime.tsx';
import { useInsurance } from './insurance.ts';
import { texts } from './texts.ts';
import { Payment } from './Payment.tsx';
import { Result } from './Result.tsx';
import { firstMissing, furthestStep } from './rules.ts';
import { useBooking } from './use-booking.ts';
import { useFinish } from './use-finish.ts';

/** The four steps. Each is drawn from the draft; the last one from the payment. */
export function Wizard({ provider, asked, onClose }: { provider: Provider; asked: Asked; onClose: () => void }) {
  const t = useTexts(texts);
  const booking = useBooking(asked);
  const { draft, change } = booking;
  const choice = choiceOf(provider, draft);
  const insurance = useInsurance(draft);
  const prices = pricesOf(choice.candidates, usePrice(null));
  const finishing = useFinish(booking, prices.to);
  const { payment, bought: visit, cost, checkout } = finishing;
  const { missed, confirming, frame } = useSteps({
    draft,
    change,
    rules: { firstMissing, furthestStep },
    missing: t.missing,
    purchase: finishing,
    stillAsking: t.stillAsking,
    onClose,
  });
  // kept over the steps: who loses their time in the last one chooses another one in the same days
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
        onAgain={() => void finishing.start('checkout')}
        onPaid={payment.paid}
        onLeft={payment.leaveCheckout}
      />
    );

  return (
    <Frame
      title={t.title}
      subtitle={`${choice.name} · ${draft.type === 'ONLINE' ? t.online : t.inPerson}`}
      picture={<Picture picture={choice.picture} seed={choice.seed} alt="" width={44} />}
      steps={t.steps}
      summary={when}
      price={cost.fixed === undefined ? rangeText(prices) : money(cost.fixed)}
      {...frame}
    >
      {step === 1 && (
        <Consultation
          booking={booking}
          choice={choice}
          insurance={insurance}
          atHospital={provider.kind === 'hospital'}
          missed={missed}
        />
      )}
      {step === 2 && <DateTime booking={booking} finishing={finishing} when={when} week={week} onWeek={setWeek} />}
      {step === 3 && (
        <Payment
          booking={booking}
          finishing={finishing}
          choice={choice}
          insurance={insurance}
          when={when}
          prices={prices}
        />
      )}
      {confirming && <Processing since={confirming.since} verifying={confirming.verifying} words={t} />}
      {visit && <Result visit={visit} />}
    </Frame>
  );
}
