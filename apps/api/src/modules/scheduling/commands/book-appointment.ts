import { appointmentRequest } from '@ivuriro/contract/appointment-request';
import type { Appointment } from '@ivuriro/contract/appointment-shapes';
import { problem } from '../../../platform/errors.ts';
import { type Call, Reply } from '../../../platform/http/call.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { newId } from '../../../platform/ids.ts';
import type { Actor } from '../../../platform/session.ts';
import { type StoreFiles, withAttached } from '../../files/index.ts';
import {
  type PendingConfirmation,
  refuseHigherThanShown,
  type FinalCall,
  finishCall,
  lockPatientPayments,
  madeWithKey,
  openCashPayment,
  quoteAndOpenPayment,
  type Quote,
  releaseOlderPayment,
} from '../../payments/index.ts';
import { appointmentWithRefs, findDuplicate } from '../queries/appointments.queries.ts';
import { rethrowSlotTaken, writeClaim } from '../queries/slot-claims.queries.ts';
import { createAppointment } from './create-appointment.ts';
import { refuseBeyondLimits, refuseOverlap } from './check-patient-limits.ts';
import { presentAppointment } from '../presenters/present-appointment.ts';
import { quoteAppointment, readRequest, requestOf, slotOfRequest } from './quote-appointment.ts';
import { claimedSlot, lockDoctorsAndFindFree } from './claim-slot.ts';
import { announceOverbooking, refuseOverbooking } from './overbook.ts';

type BookingCall = Pick<
  Call<Actor<'patient'>>,
  'actor' | 'platform' | 'db' | 'now' | 'files' | 'idempotencyKey' | 'transact' | 'about'
>;

/**
 * The last call of the booking wizard. With cash it books the appointment. With any other method it confirms the
 * payment that the patient opened before, and the confirmation books the appointment.
 */
export async function bookAppointment(
  call: BookingCall,
  body: FinalCall,
): Promise<Appointment | Reply<PendingConfirmation>> {
  const booked = body.payment_method === 'CASH' ? await bookWithCash(call, body) : await confirmPayment(call, body);
  if (booked instanceof Reply) return booked;
  call.about({ objectId: booked });
  return presentAppointment(call.platform, await appointmentWithRefs(call.db, booked), call.actor);
}

/**
 * Returns the id of the appointment that was paid, or a 202 reply while the payment is being confirmed. When the
 * request names no payment, it throws a problem for the first missing field, or `payment_unknown`.
 */
async function confirmPayment(call: BookingCall, body: FinalCall): Promise<string | Reply<PendingConfirmation>> {
  const finished = await finishCall(call, 'appointment', body, (fields) =>
    slotOfRequest(appointmentRequest.parse(fields)),
  );
  return finished instanceof Reply ? finished : finished.referenceId;
}

/**
 * Books in cash. A double click, or the same request again after a lost answer, returns the appointment of the first
 * request, which is found in three ways: by the reply stored for the Idempotency-Key (`platform/http/idempotency.ts`);
 * by the payment with this key, when the process ended before it stored the reply; by an equal request within the last
 * minute (`findDuplicate`), when the client sent another key or none.
 */
async function bookWithCash(call: BookingCall, body: FinalCall): Promise<string> {
  const { actor, db, now, platform, files, idempotencyKey } = call;
  const made = await madeWithKey(db, actor.id, { purpose: 'appointment', idempotencyKey }, now);
  if (made) return made;
  const checked = await readRequest(db, { patientId: actor.id, fields: body });
  const quote = async () => {
    const quoted = await quoteAppointment(db, checked, 'CASH', now);
    refuseHigherThanShown(quoted, body);
    return quoted;
  };
  return quoteAndOpenPayment(quote, (quoted) =>
    withAttached(platform, files, actor.id, (storeFiles) =>
      call
        .transact((trx) =>
          bookInOneTransaction(trx, { patientId: actor.id, bookedBy: actor.id, quote: quoted, storeFiles }, call),
        )
        .catch(rethrowSlotTaken),
    ),
  );
}

export interface CashBooking {
  patientId: string;
  /** The account that books: the patient, or the doctor or hospital at whose desk it is booked. */
  bookedBy: string;
  quote: Quote;
  storeFiles: StoreFiles;
}

/**
 * Books in one transaction. While the patient and the doctors are locked, the availability and the limits of the
 * patient are checked again, so that both checks hold until the commit. The inserts are pipelined; if one fails, the
 * commit fails and nothing is booked.
 *
 * A booking by a desk does not release an unpaid payment of the patient, and the limit of unpaid appointments does not
 * apply to it (decision 106).
 */
export async function bookInOneTransaction(
  trx: Db,
  { patientId, bookedBy, quote, storeFiles }: CashBooking,
  { now, idempotencyKey, about }: Pick<BookingCall, 'now' | 'idempotencyKey' | 'about'>,
): Promise<string> {
  const request = requestOf(quote);
  const slot = slotOfRequest(request);
  const byPatient = bookedBy === patientId;
  await lockPatientPayments(trx, patientId);
  if (byPatient) await releaseOlderPayment(trx, patientId, 'appointment', now);
  const free = await lockDoctorsAndFindFree(trx, request.doctors, slot, now);
  // the first of two equal requests took the slot, so this one can be a duplicate only when the slot is taken or when
  // there are several doctors; a request of a series has no duplicate, because a series is booked wholly or not at all
  if (!request.series_id && (!free || request.doctors.length > 1)) {
    const duplicate = await findDuplicate(trx, patientId, request, slot, new Date(now.getTime() - 60_000));
    about({ objectId: duplicate?.id ?? null });
    if (duplicate) return duplicate.id;
  }
  const overbooked = !free && request.overbook === true;
  const doctorId = overbooked ? request.doctors[0] : free;
  if (!doctorId) throw problem('slot_taken');
  if (overbooked) await refuseOverbooking(trx, doctorId, slot, now);
  const { during } = claimedSlot(slot, doctorId);
  if (byPatient) await refuseBeyondLimits(trx, patientId, during);
  else await refuseOverlap(trx, patientId, during, null);

  const id = newId();
  about({ objectId: id });
  const opening = { purpose: 'appointment', referenceId: id, idempotencyKey } as const;
  const payment = await openCashPayment(trx, patientId, quote, opening, now);
  if (overbooked) await announceOverbooking(trx, doctorId);
  else await writeClaim(trx, { doctorId, during, paymentId: payment.id, heldUntil: null, appointmentId: id });
  const files = await storeFiles(trx);
  await createAppointment(trx, { id, doctorId, payment, request, bookedBy, files, overbooked }, now);
  return id;
}
