import type { Platform } from '../../../platform/platform.ts';
import { paymentRefs } from '../../payments/index.ts';
import { movableUntil, percentBack } from '../../scheduling/index.ts';
import type { AppointmentInfo } from '../domain/notification-kinds.ts';
import { en } from '../texts.ts';

/** Says whether the patient can move or cancel the appointment now, and how much a cancellation refunds. */
export async function possibleChanges({ db, now }: Platform, appointment: AppointmentInfo): Promise<string> {
  const at = now();
  const limit = movableUntil(appointment);
  if (limit && at <= limit) return en.changes.any;
  if (at >= appointment.starts_at) return en.changes.none;
  const payment = (await paymentRefs(db, [appointment.payment_id])).get(appointment.payment_id);
  // cash is paid only at the appointment
  const paid = payment?.payment_status === 'SUCCESSFUL' ? payment.amount_paid : 0;
  if (paid === 0) return en.changes.cancel;
  const back = Math.floor((paid * percentBack(appointment, 'patient', at)) / 100);
  return `${en.changes.cancel} ${en.changes.back(en.amount(back), en.amount(paid))}`;
}
