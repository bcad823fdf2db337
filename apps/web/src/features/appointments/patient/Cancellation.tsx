import type { Appointment } from '@ivuriro/contract';
import { call } from '../../../lib/api/call.ts';
import { fullDay, inKigali, shortInstant } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { money } from '../../../lib/language/money.ts';
import { displayTime } from '../../../lib/language/times.ts';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { texts, type Messages } from './texts.ts';
import { refundOf } from './refund.ts';

type Props = { appointment: Appointment; now: Date; onCancelled: (appointment: Appointment) => void };

/** The button that cancels an appointment. The refund is shown beside it and again in the confirmation. */
export function Cancellation({ appointment, now, onCancelled }: Props) {
  const t = useTexts(texts);
  const rule = refundWords(appointment, now, t);
  const cancel = async () => {
    const { data, message } = await call('POST /patient/appointment/status/{id}', {
      params: { id: appointment.id },
      body: { status: 'CANCELLED' },
    });
    showToast({ message });
    onCancelled(data);
  };
  return (
    <>
      <Banner tone="ochre">{rule}</Banner>
      <ConfirmButton label={t.cancel} title={t.cancelTitle} busy={t.cancelling} act={cancel}>
        <p>{t.cancelSays(inKigali(`${fullDay(appointment.assigned_date)}, ${displayTime(appointment.start_time)}`))}</p>
        <p>{rule}</p>
      </ConfirmButton>
    </>
  );
}

/** The refund of a cancellation as sentences. */
export function refundWords(appointment: Appointment, now: Date, t: Messages): string {
  const { amount_paid, payment_status } = appointment.payment;
  if (payment_status !== 'SUCCESSFUL') return t.nothingPaid;
  const { amount, until, later } = refundOf(appointment, now);
  if (until) {
    const limit = shortInstant(until);
    return [t.untilThen(limit, money(amount)), t.afterwards(money(later))].join(' ');
  }
  if (amount === 0) return t.backNothing;
  return amount === amount_paid ? t.backAll(money(amount)) : t.backPart(money(amount), money(amount_paid));
}
