import type { Appointment } from '@ivuriro/contract/appointment-shapes';
import type { deskAppointments } from '@ivuriro/contract/desk-appointments';
import { dayOf } from '../../../platform/clock.ts';
import { asSystem } from '../../../platform/db/actor-context.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { codeOf, problem } from '../../../platform/errors.ts';
import type { OwnedCallOf, Owner } from '../../../platform/http/call.ts';
import { findOrInsertRecord, isPatientOfDesk } from '../../identity/index.ts';
import { madeWithKey } from '../../payments/index.ts';
import { presentAppointment, presentAppointments } from '../presenters/present-appointment.ts';
import { appointmentById, appointmentWithRefs, seriesOf } from '../queries/appointments.queries.ts';
import { findBookingFacts } from '../queries/booking-facts.queries.ts';
import { deskOf } from '../queries/desk-patients.ts';
import { rethrowSlotTaken } from '../queries/slot-claims.queries.ts';
import { en } from '../texts.ts';
import { bookInOneTransaction } from './book-appointment.ts';
import { bookAll, requestsOf } from './book-series.ts';
import { type BookingRequest, quoteAppointment } from './quote-appointment.ts';
import { askForPayment } from './send-payment-link.ts';

type BookCall = OwnedCallOf<typeof deskAppointments.endpoints.book>;

/**
 * Books for a patient of the desk. For a new patient it makes the record and the appointment, both or neither. The
 * appointment is paid in cash at the desk, or online by a link that is sent to the patient. The same form sent twice
 * makes one record and one appointment. A series is booked wholly or not at all. 404 for a patient of somebody else.
 */
export async function bookAtDesk(call: BookCall): Promise<Appointment | Appointment[]> {
  const { owner, actor, body, now, platform, db, idempotencyKey } = call;
  const request = requestFrom(body, owner);
  if (body.walk_in && body.assigned_date !== dayOf(now)) throw problem('validation_failed', en.atDesk.walkInToday);
  const requests = body.series ? requestsOf(request, body.series) : [request];
  const change = async (trx: Db) => {
    const patientId = await patientOf(trx, call);
    call.about({ patientId, object: 'appointment' });
    // the payment belongs to the patient, and the patient's holds at other places must be checked too, so the booking
    // runs with the rights of the system
    return asSystem(async () => {
      const made = await madeWithKey(trx, patientId, { purpose: 'appointment', idempotencyKey }, now);
      if (made) return made;
      const facts = await findBookingFacts(trx, patientId, request);
      const book = async (one: BookingRequest, key: string | undefined) => {
        const quote = await quoteAppointment(trx, { request: one, facts }, 'CASH', now);
        const booking = { patientId, bookedBy: owner.id, quote, storeFiles: async () => [] };
        return bookInOneTransaction(trx, booking, { now, idempotencyKey: key, about: call.about });
      };
      if (!body.series) {
        const id = await book(request, idempotencyKey);
        if (body.payment === 'LINK') await askForPayment(trx, await appointmentById(trx, id), owner.id, now);
        return id;
      }
      // the idempotency key is stored with the first appointment, and the first appointment leads to the others
      // (`seriesOf`)
      const booked = await bookAll(requests, (one, index) => book(one, index === 0 ? idempotencyKey : undefined));
      call.about({ objectId: booked[0]! });
      return booked[0]!;
    });
  };
  // a new record needs the exclusive lock of the place's account
  const booked = await call
    .transact(change, { exclusive: body.patient !== undefined })
    .catch(rethrowSlotTaken)
    .catch(rethrowForDesk);
  if (!body.series) return presentAppointment(platform, await appointmentWithRefs(db, booked), actor);
  return presentAppointments(platform, await seriesOf(db, booked), { actor, closely: true });
}

function requestFrom(body: BookCall['body'], owner: Owner): BookingRequest {
  const { speciality_id, assigned_date, start_time, end_time, consultation_type } = body;
  const doctor_id = owner.kind === 'doctor' ? owner.id : body.doctor_id;
  const hospital_id = owner.kind === 'hospital' ? owner.id : body.hospital_id;
  if (!doctor_id) throw problem('validation_failed', 'Select doctor');
  return {
    speciality_id,
    assigned_date,
    start_time,
    end_time,
    consultation_type,
    doctor_id,
    hospital_id,
    insurance_id: 'none',
    reason: body.reason ?? '',
    payment_method: 'CASH',
    ...(body.walk_in ? { walk_in: true } : {}),
    ...(body.overbook ? { overbook: true } : {}),
  };
}

/**
 * The id of the patient whom the request names, or of a new record. The account of that patient cannot be closed before
 * the transaction ends.
 */
async function patientOf(trx: Db, { owner, actor, body, now }: BookCall): Promise<string> {
  if (body.patient) {
    const { id } = await findOrInsertRecord(trx, { placeId: owner.id, madeBy: actor.membershipId }, body.patient, now);
    return id;
  }
  if (!(await isPatientOfDesk(trx, deskOf(owner), body.patient_id!))) throw problem('not_found');
  return body.patient_id!;
}

/** Throws `appointment_overlaps` and `own_account` with a message for the desk, and any other error as it is. */
function rethrowForDesk(error: unknown): never {
  const code = codeOf(error);
  if (code === 'appointment_overlaps' || code === 'own_account') throw problem(code, en.atDesk[code]);
  throw error;
}
