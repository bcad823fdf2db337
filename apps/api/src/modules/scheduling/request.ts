import { type AppointmentRequest, appointmentRequest } from '@ivuriro/contract/scheduling';
import { readClock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/pool.ts';
import { within } from '../../platform/db/statement.ts';
import { problem } from '../../platform/errors.ts';
import { insuranceNames } from '../catalogue/index.ts';
import { appointmentPrice } from '../content/index.ts';
import { type BookableDoctor, bookableDoctor, hospitalForBooking } from '../directory/index.ts';
import type { PaymentMethod, PaymentRow, Quote } from '../payments/index.ts';
import { diariesOf, spanOf } from './diaries.ts';
import { visitsOn } from './booking.queries.ts';
import { offered, type Wanted } from './wanted.ts';

/** The request as it is kept with its payment: what was asked, and which doctors may serve it, the first choice first. */
export interface KeptRequest extends AppointmentRequest {
  doctors: string[];
}

export const requestOf = (payment: PaymentRow): KeptRequest => payment.request as unknown as KeptRequest;

/** Checks a booking field by field and fixes its price; the first sentence that is thrown is what the wizard shows. */
export async function quoteAppointment(db: Db, fields: unknown, method: PaymentMethod, now: Date): Promise<Quote> {
  const request = appointmentRequest.parse(withoutClaims(fields));
  if (!(await insuranceNames(db, [request.insurance_id])).has(request.insurance_id))
    throw problem('validation_failed', 'Select insurance');
  const wanted = wantedBy(request);
  if (method === 'CASH' && wanted.type === 'ONLINE') throw problem('cash_not_allowed');
  const doctors = await doctorsFor(db, request, wanted);
  const offering = await inOrderOfChoice(db, doctors, wanted, now);
  if (offering.length === 0) throw problem('slot_taken');
  const usual = offering.some((doctor) => doctor.consultation_fee === null) ? await appointmentPrice(db) : 0;
  const price = (doctor: BookableDoctor) => doctor.consultation_fee ?? usual;
  const amount = price(offering[0]!);
  const kept: KeptRequest = {
    ...request,
    doctors: offering.filter((doctor) => price(doctor) === amount).map((doctor) => doctor.id),
  };
  return {
    ...(wanted.hospitalId
      ? { payeeId: wanted.hospitalId, payeeKind: 'hospital' }
      : { payeeId: offering[0]!.id, payeeKind: 'doctor' }),
    amount,
    request: { ...kept },
  };
}

/** Without what clients send and the server owns. */
function withoutClaims(fields: unknown): unknown {
  if (typeof fields !== 'object' || fields === null) return fields;
  const claims = ['amount_paid', 'category', 'payment_data', 'transaction_id'];
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !claims.includes(name)));
}

/** What the request asks for, in minutes and instants. */
export function wantedBy(request: AppointmentRequest): Wanted {
  const from = readClock(request.start_time);
  if (from === null) throw problem('validation_failed', 'Select start time');
  const to = readClock(request.end_time, 'end');
  if (to === null || to <= from) throw problem('validation_failed', 'Select end time');
  const { consultation_type: type, assigned_date: date } = request;
  if (type === 'PHYSICAL' && !request.hospital_id) throw problem('validation_failed', 'Select hospital');
  if (type === 'ONLINE' && !request.doctor_id) throw problem('validation_failed', 'Select doctor');
  return { type, date, from, to, hospitalId: type === 'PHYSICAL' ? request.hospital_id! : null };
}

/** The named doctor, or those of the hospital who practise the speciality. */
async function doctorsFor(db: Db, request: AppointmentRequest, { hospitalId }: Wanted): Promise<BookableDoctor[]> {
  const speciality = request.speciality_id;
  const doctor = request.doctor_id ? await bookableDoctor(db, request.doctor_id) : null;
  // most often both are the doctor's own, and the hospital need not be asked
  if (doctor?.specialityIds.includes(speciality) && (!hospitalId || doctor.hospitalIds.includes(hospitalId)))
    return [doctor];
  const hospital = hospitalId ? await hospitalForBooking(db, hospitalId) : null;
  if (hospitalId && !hospital) throw problem('validation_failed', 'Select hospital');
  if (request.doctor_id) {
    if (!doctor || (hospital && !hospital.doctorIds.includes(doctor.id)))
      throw problem('validation_failed', 'Select doctor');
    if (!hospital?.specialityIds.includes(speciality)) throw problem('validation_failed', 'Select service');
    return [doctor];
  }
  const team = await Promise.all((hospital?.doctorIds ?? []).map((id) => bookableDoctor(db, id)));
  const doctors = team.flatMap((member) => (member?.specialityIds.includes(speciality) ? [member] : []));
  if (doctors.length === 0) throw problem('validation_failed', 'Select service');
  return doctors;
}

/**
 * Of several those who offer the time: the free ones first, of them the one with the fewest visits that day. Whether it
 * is offered and free is decided when it is taken: it may be the patient's own hold that stands there, and that will
 * give way.
 */
async function inOrderOfChoice(
  db: Db,
  doctors: BookableDoctor[],
  wanted: Wanted,
  now: Date,
): Promise<BookableDoctor[]> {
  if (doctors.length < 2) return doctors;
  const ids = doctors.map((doctor) => doctor.id);
  const span = spanOf(wanted.date, wanted.date);
  const busy = new Map<string, boolean>();
  for (const diary of await diariesOf(db, within(db), { ids }, span, now)) {
    const time = offered(diary, wanted, now);
    if (time) busy.set(diary.doctorId, diary.isTaken(wanted.date, time));
  }
  const offering = doctors.filter((doctor) => busy.has(doctor.id));
  if (offering.length < 2) return offering;
  const visits = await visitsOn(db, ids, span);
  const rank = (doctor: BookableDoctor) => [Number(busy.get(doctor.id)), visits.get(doctor.id) ?? 0] as const;
  return offering.sort((a, b) => {
    const [busyA, visitsA] = rank(a);
    const [busyB, visitsB] = rank(b);
    return busyA - busyB || visitsA - visitsB || (a.id < b.id ? -1 : 1);
  });
}
