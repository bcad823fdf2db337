import { useRef, useState } from 'react';
import { usePrice } from '../../shared/content.ts';
import { shortDate } from '../../shared/i18n/dates.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { count, money } from '../../shared/i18n/money.ts';
import { displayTime } from '../../shared/i18n/times.ts';
import { Checkout } from '../../shared/payment/Checkout.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { dismiss, getToasts, notify } from '../../shared/ui/notices.ts';
import { Picture } from '../../shared/ui/Picture.tsx';
import { Stepper } from '../../shared/ui/Stepper.tsx';
import type { Asked } from './address.ts';
import { choiceOf, pricesOf, type Provider } from './choice.ts';
import { Consultation } from './Consultation.tsx';
import { DateTime } from './DateTime.tsx';
import type { Step } from './draft.ts';
import { messages } from './messages.ts';
import { Payment } from './Payment.tsx';
import { Processing } from './Processing.tsx';
import { Result } from './Result.tsx';
import { firstMissing, furthestStep, type Field } from './rules.ts';
import { StepHeading } from './StepHeading.tsx';
import { useBooking } from './use-booking.ts';
import { useFinish } from './use-finish.ts';
import css from './Wizard.module.css';

/** The four steps. Each is drawn from the draft; the last one from the payment. */
export function Wizard({ provider, asked, onClose }: { provider: Provider; asked: Asked; onClose: () => void }) {
  const t = useMessages(messages);
  const booking = useBooking(asked);
  const { draft, change } = booking;
  const finishing = useFinish(booking);
  const { payment, visit, share, held } = finishing;
  const body = useRef<HTMLDivElement>(null);
  const [missed, setMissed] = useState<Field | null>(null);
  const choice = choiceOf(provider, draft);
  const prices = pricesOf(choice.candidates, usePrice(null));
  const fixed = held ? payment.intent?.amount : undefined;
  const price = priceText(fixed === undefined ? prices : { from: fixed, to: fixed });

  const confirming = payment.stage.at === 'confirming' ? payment.stage : null;
  const asksFor = Math.min(draft.step, furthestStep(draft)) as 1 | 2 | 3;
  const step: Step = visit || confirming ? 4 : asksFor;
  const when = draft.slot ? `${shortDate(draft.slot.date)}, ${displayTime(draft.slot.time)}` : '';

  const close = () => {
    if (visit) {
      booking.clear();
      payment.forget();
    }
    if (confirming) notify({ message: t.stillAsking, kind: 'info' });
    onClose();
  };
  const next = () => {
    if (step === 4) return close();
    if (step === 3) return void finishing.start('checkout');
    const field = firstMissing(draft, asksFor);
    // What was said before has been answered, or is said again.
    for (const { id, title } of getToasts()) if (title === t.oops) dismiss(id);
    setMissed(field);
    if (!field) return change({ step: asksFor === 1 ? 2 : 3 });
    notify({ title: t.oops, message: t.missing[field], kind: 'warning' });
    body.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  };

  const { stage, intent, until } = payment;
  if (stage.at === 'checkout' && intent && (draft.method === 'CARD' || draft.method === 'MOBILE_MONEY'))
    return (
      <Checkout
        intent={intent}
        method={draft.method}
        until={until}
        what={when}
        onPaid={payment.paid}
        onLeft={payment.leaveCheckout}
      />
    );

  return (
    <Dialog
      title={t.title}
      subtitle={`${choice.name} · ${draft.type === 'ONLINE' ? t.online : t.inPerson}`}
      picture={<Picture picture={choice.picture} seed={choice.seed} alt="" width={44} />}
      onClose={close}
      foot={
        <>
          {step > 1 && step < 4 && (
            <Button
              variant="outlined"
              className={css.back}
              disabled={share !== null}
              onClick={() => change({ step: step === 3 ? 2 : 1 })}
            >
              {t.back}
            </Button>
          )}
          {step < 4 && (
            <p className={css.summary}>
              {when && <b>{when} · </b>}
              {price}
            </p>
          )}
          {confirming ? (
            <Button variant="outlined" className={css.next} onClick={close}>
              {t.close}
            </Button>
          ) : (
            <Button className={css.next} busy={share !== null && t.sending} onClick={next}>
              <span>
                {step < 3 ? t.next : t.finish}
                {step < 4 && <span className={css.onPhone}> · {price}</span>}
              </span>
            </Button>
          )}
        </>
      }
    >
      <div ref={body} className={css.body}>
        <StepHeading key={`${step} ${Boolean(visit)}`}>{t.stepOf(step, t.steps[step - 1] ?? '')}</StepHeading>
        <Stepper steps={t.steps} current={visit ? 5 : step} />
        {step === 1 && (
          <Consultation booking={booking} choice={choice} atHospital={provider.kind === 'hospital'} missed={missed} />
        )}
        {step === 2 && <DateTime booking={booking} finishing={finishing} when={when} />}
        {step === 3 && (
          <Payment booking={booking} finishing={finishing} choice={choice} when={when} prices={prices} fixed={fixed} />
        )}
        {confirming && <Processing since={confirming.since} verifying={confirming.verifying} />}
        {visit && <Result visit={visit} />}
      </div>
    </Dialog>
  );
}

const priceText = ({ from, to }: { from: number; to: number }) =>
  from === to ? money(from) : `${count(from)} – ${money(to)}`;
