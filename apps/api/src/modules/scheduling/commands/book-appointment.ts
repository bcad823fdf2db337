import { appointmentRequest } from '@ivuriro/contract/scheduling';
import type { Appointment } from '@ivuriro/contract/shapes';
import { codeOf, problem } from '../../../platform/errors.ts';
import { type Call, Reply } from '../../../platform/http/call.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { newId } from '../../../platform/ids.ts';
import type { Actor } from '../../../platform/session.ts';
import { type StoreFiles, withAttached } from '../../files/index.ts';
import {
  cashPaymentRow,
  type PendingConfirmation,
  demandShown,
  type FinalCall,
  finishCall,
  lockPatient,
  openQuoted,
  paymentOfKey,
  type Quote,
  releaseOlder,
} from '../../payments/index.ts';
import {
  findTwin,
  insertBooked,
  type AppointmentWithRefs,
  appointmentWithRefs,
} from '../queries/appointments.queries.ts';
import { type ExpectedState, claimRow, lockDoctors } from '../queries/slot-claims.queries.ts';
import { appointmentRows } from './create-appointment.ts';
import { demandWithinLimits } from './check-patient-limits.ts';
import { presentAppointment } from '../presenters/present-appointment.ts';
import { type CheckedRequest, quoteAppointment, readRequest, requestOf, slotOfRequest } from './quote-appointment.ts';
import { claimedSlot, wasSlotFree, findFreeDoctor } from './claim-slot.ts';

type BookingCall = Pick<
  Call<Actor<'patient'>>,
  'actor' | 'platform' | 'db' | 'now' | 'files' | 'idempotencyKey' | 'transact' | 'audited' | 'about'
>;

/** The wizard's last call: with cash it books at once, otherwise it finishes the payment that was opened before. */
export async function requestAppointment(
  call: BookingCall,
  body: FinalCall,
): Promise<Appointment | Reply<PendingConfirmation>> {
  if (body.payment_method === 'CASH') return presentBooked(call, await bookForCash(call, body));
  // without a payment: the sentence for the first field that is missing, or that the payment is
  const finished = await finishCall(call, 'appointment', body, (fields) =>
    slotOfRequest(appointmentRequest.parse(fields)),
  );
  return finished instanceof Reply
    ? finished
    : presentBooked(call, await appointmentWithRefs(call.db, finished.referenceId));
}

function presentBooked({ actor, platform, about }: BookingCall, appointment: AppointmentWithRefs) {
  about({ objectId: appointment.id, patientId: actor.id });
  return presentAppointment(platform, appointment, actor);
}

/** Books at once. The same call within a minute, after a double click or a lost answer, gives the same appointment. */
async function bookForCash(call: BookingCall, body: FinalCall): Promise<AppointmentWithRefs> {
  const { actor, db, now, idempotencyKey } = call;
  const known = idempotencyKey && (await paymentOfKey(db, actor.id, idempotencyKey, now));
  if (known) return appointmentWithRefs(db, known.reference_id!);
  const checked = await readRequest(db, { patientId: actor.id, fields: body }, now);
  return openQuoted(
    async () => demandShown(await quoteAppointment(db, checked, 'CASH', now), body),
    async (quote) =>
      (await bookAtOnce(call, checked, quote)) ??
      withAttached(call.platform, call.files, actor.id, (keep) =>
        call.transact((trx) => bookQuoted(trx, call, quote, keep)),
      ),
  );
}

/**
 * The usual case in one statement: a named doctor who had the slot free a moment ago is booked behind the doctor's lock. Undefined
 * when this is not that case or the slot was just claimed: then `bookQuoted` reads everything again.
 */
async function bookAtOnce(
  call: BookingCall,
  checked: CheckedRequest,
  quote: Quote,
): Promise<AppointmentWithRefs | undefined> {
  const { doctor, edition } = checked.facts;
  const { hospital_id } = checked.request;
  if (!doctor || !hospital_id || call.files.length > 0 || !wasSlotFree(checked, doctor, call.now)) return undefined;
  try {
    return await call.transact(async (trx) => {
      await lockPatient(trx, call.actor.id);
      await lockDoctors(trx, [doctor.id]);
      const { id, slot_minutes } = doctor;
      const { during } = claimedSlot(slotOfRequest(checked.request), id);
      const expected = {
        doctor: { id, slot_minutes },
        hospitalId: hospital_id,
        edition,
        patientId: call.actor.id,
        during,
      };
      return writeBooking(trx, call, quote, id, { expected });
    });
  } catch (error) {
    if (codeOf(error) !== 'slot_taken') throw error;
    call.about({ objectId: null });
    return undefined;
  }
}

async function bookQuoted(trx: Db, call: BookingCall, quote: Quote, keep: StoreFiles): Promise<AppointmentWithRefs> {
  const { actor, now } = call;
  const request = requestOf(quote);
  const slot = slotOfRequest(request);
  await releaseOlder(trx, actor.id, 'appointment', now);
  const doctorId = await findFreeDoctor(trx, request.doctors, slot, now);
  // a free slot of a single doctor cannot already hold an appointment of this patient
  const twin =
    (!doctorId || request.doctors.length > 1) &&
    (await findTwin(trx, actor.id, request, slot, new Date(now.getTime() - 60_000)));
  if (twin) {
    call.about({ objectId: twin.id });
    return appointmentWithRefs(trx, twin.id);
  }
  if (!doctorId) throw problem('slot_taken');
  await demandWithinLimits(trx, actor.id, claimedSlot(slot, doctorId).during);
  return writeBooking(trx, call, quote, doctorId, { files: await keep(trx) });
}

async function writeBooking(
  trx: Db,
  call: BookingCall,
  quote: Quote,
  doctorId: string,
  { expected, files = [] }: { expected?: ExpectedState; files?: string[] },
): Promise<AppointmentWithRefs> {
  const { actor, now, idempotencyKey } = call;
  const request = requestOf(quote);
  const [id, paymentId] = [newId(), newId()];
  const payment = { id: paymentId, patient_id: actor.id };
  const opening = { purpose: 'appointment', referenceId: id, idempotencyKey } as const;
  call.about({ objectId: id, patientId: actor.id });
  const appointment = await appointmentRows(trx, { id, doctorId, payment, request, files }, now);
  const booking = {
    appointment,
    claim: claimRow({
      ...claimedSlot(slotOfRequest(request), doctorId),
      paymentId,
      heldUntil: null,
      appointmentId: id,
    }),
    payment: cashPaymentRow(payment, quote, opening, now),
    audit: call.audited(),
    expected,
  };
  return insertBooked(trx, booking, files);
}
