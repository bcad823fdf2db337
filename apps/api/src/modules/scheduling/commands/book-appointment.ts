import { appointmentRequest } from '@ivuriro/contract/scheduling';
import type { Appointment } from '@ivuriro/contract/shapes';
import { problem } from '../../../platform/errors.ts';
import { type Call, Reply } from '../../../platform/http/call.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { newId } from '../../../platform/ids.ts';
import type { Actor } from '../../../platform/session.ts';
import { type StoreFiles, withAttached } from '../../files/index.ts';
import {
  type PendingConfirmation,
  demandShown,
  type FinalCall,
  finishCall,
  madeWithKey,
  openCashPayment,
  openQuoted,
  type Quote,
  releaseOlder,
} from '../../payments/index.ts';
import { appointmentWithRefs, findTwin } from '../queries/appointments.queries.ts';
import { throwSlotTaken, writeClaim } from '../queries/slot-claims.queries.ts';
import { createAppointment } from './create-appointment.ts';
import { demandWithinLimits } from './check-patient-limits.ts';
import { presentAppointment } from '../presenters/present-appointment.ts';
import { quoteAppointment, readRequest, requestOf, slotOfRequest } from './quote-appointment.ts';
import { claimedSlot, findFreeDoctor } from './claim-slot.ts';

type BookingCall = Pick<
  Call<Actor<'patient'>>,
  'actor' | 'platform' | 'db' | 'now' | 'files' | 'idempotencyKey' | 'transact' | 'about'
>;

/**
 * The last call of the booking wizard. With cash it books; with any other method it confirms the payment that the patient
 * opened before, which books.
 */
export async function requestAppointment(
  call: BookingCall,
  body: FinalCall,
): Promise<Appointment | Reply<PendingConfirmation>> {
  const booked = body.payment_method === 'CASH' ? await bookWithCash(call, body) : await confirmPayment(call, body);
  if (booked instanceof Reply) return booked;
  call.about({ objectId: booked });
  return presentAppointment(call.platform, await appointmentWithRefs(call.db, booked), call.actor);
}

/** The appointment that was paid, or 202 while the payment is being confirmed. Without a payment: the first missing field. */
async function confirmPayment(call: BookingCall, body: FinalCall): Promise<string | Reply<PendingConfirmation>> {
  const finished = await finishCall(call, 'appointment', body, (fields) =>
    slotOfRequest(appointmentRequest.parse(fields)),
  );
  return finished instanceof Reply ? finished : finished.referenceId;
}

/**
 * Books in cash. A double click, or the same request again after a lost answer, returns the appointment of the first
 * request.
 */
async function bookWithCash(call: BookingCall, body: FinalCall): Promise<string> {
  const { actor, db, now, platform, files, idempotencyKey } = call;
  const made = await madeWithKey(db, actor.id, { purpose: 'appointment', idempotencyKey }, now);
  if (made) return made;
  const checked = await readRequest(db, { patientId: actor.id, fields: body });
  return openQuoted(
    async () => demandShown(await quoteAppointment(db, checked, 'CASH', now), body),
    (quote) =>
      withAttached(platform, files, actor.id, (keep) =>
        call.transact((trx) => bookAppointment(trx, call, quote, keep)).catch(throwSlotTaken),
      ),
  );
}

/**
 * Books in one transaction. `releaseOlder` locks the patient and `findFreeDoctor` the doctors who can serve the request.
 * Under these locks everything that the quote was based on is read again, so that every check holds until the commit.
 * The rows are sent without waiting for each answer; if one fails, the commit fails and nothing is booked.
 */
async function bookAppointment(trx: Db, call: BookingCall, quote: Quote, keep: StoreFiles): Promise<string> {
  const { actor, now, idempotencyKey, about } = call;
  const request = requestOf(quote);
  const slot = slotOfRequest(request);
  await releaseOlder(trx, actor.id, 'appointment', now);
  const doctorId = await findFreeDoctor(trx, request.doctors, slot, now);
  // if the slot of the only doctor is still free, no earlier copy of this request can have booked it
  if (!doctorId || request.doctors.length > 1) {
    const twin = await findTwin(trx, actor.id, request, slot, new Date(now.getTime() - 60_000));
    about({ objectId: twin?.id ?? null });
    if (twin) return twin.id;
  }
  if (!doctorId) throw problem('slot_taken');
  const { during } = claimedSlot(slot, doctorId);
  await demandWithinLimits(trx, actor.id, during);

  const id = newId();
  about({ objectId: id });
  const opening = { purpose: 'appointment', referenceId: id, idempotencyKey } as const;
  const payment = await openCashPayment(trx, actor.id, quote, opening, now);
  await writeClaim(trx, { doctorId, during, paymentId: payment.id, heldUntil: null, appointmentId: id });
  await createAppointment(trx, { id, doctorId, payment, request, files: await keep(trx) }, now);
  return id;
}
