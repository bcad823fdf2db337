import type { Db } from '../../platform/db/pool.ts';
import { within } from '../../platform/db/statement.ts';
import { problem } from '../../platform/errors.ts';
import { type BookableDoctor, deletedAmong } from '../directory/index.ts';
import { demandPatient } from '../identity/index.ts';
import { beingVerified, lockPatient } from '../payments/index.ts';
import { takenBy } from './availability.ts';
import type { AppointmentRow } from './appointments.queries.ts';
import { expireHolds, insertClaim, lapsedHolds, lockDoctors, type NewClaim } from './booking.queries.ts';
import { diariesOf, spanOf } from './diaries.ts';
import { en } from './messages.ts';
import { offerOf } from './offer.ts';
import { demandFree } from './patient-limits.ts';
import { type AskedRequest, wantedBy } from './request.ts';
import { fewestVisitsFirst } from './team.ts';
import { endOf, offered, rangeOf, startOf, type Wanted } from './wanted.ts';

type For = Pick<NewClaim, 'paymentId' | 'heldUntil' | 'appointmentId' | 'items'> & {
  /** The doctor who is tried first. */
  preferred?: string;
};

/** Takes the time of one of these doctors who has it free, and returns his id. */
export async function takeTime(
  trx: Db,
  doctorIds: string[],
  wanted: Wanted,
  { preferred, ...claim }: For,
  now: Date,
): Promise<string> {
  const doctorId = await whoIsFree(trx, doctorIds, wanted, now, preferred);
  if (!doctorId || !(await insertClaim(trx, { ...claim, ...timeOf(wanted, doctorId) }))) throw problem('slot_taken');
  return doctorId;
}

/**
 * The first of these doctors who offers the time and has it free. All of them are locked, then the offer is read again and
 * expired holds are ended: until this transaction ends nobody else can take the time.
 */
export async function whoIsFree(
  trx: Db,
  doctorIds: string[],
  wanted: Wanted,
  now: Date,
  preferred?: string,
): Promise<string | undefined> {
  await lockDoctors(trx, doctorIds);
  const diaries = await diariesOf(trx, within(trx), { ids: doctorIds }, spanOf(wanted.date, wanted.date), now);
  await expireHolds(
    trx,
    diaries.flatMap((diary) => diary.dead),
    now,
  );
  const asked = await fewestVisitsFirst(trx, doctorIds, wanted);
  return (preferred ? [preferred, ...asked] : asked).find((doctorId) => {
    const diary = diaries.find((one) => one.doctorId === doctorId);
    const time = diary && offered(diary, wanted, now);
    return time && !diary.isTaken(wanted.date, time);
  });
}

/** Whether the named doctor had the time free when the request was read; an expired hold still counts as taken. */
export function wasFree({ request, asked }: AskedRequest, doctor: BookableDoctor, now: Date): boolean {
  const wanted = wantedBy(request);
  const offer = offerOf(asked.hours, { slotMinutes: doctor.slot_minutes, hospitalIds: doctor.hospitalIds });
  const diary = { doctorId: doctor.id, offer, isTaken: takenBy(asked.claims), dead: [] };
  const time = offered(diary, wanted, now);
  return time !== undefined && !diary.isTaken(wanted.date, time);
}

export const timeOf = (wanted: Wanted, doctorId: NewClaim['doctorId']): Pick<NewClaim, 'doctorId' | 'during'> => ({
  doctorId,
  during: rangeOf(startOf(wanted), endOf(wanted)),
});

/**
 * Takes the time of a cancelled visit again. The doctor need not offer it any more; nobody else may have it, and patient,
 * doctor and hospital must still exist.
 */
export async function retakeTime(trx: Db, visit: AppointmentRow, now: Date): Promise<void> {
  await lockPatient(trx, visit.patient_id);
  await lockDoctors(trx, [visit.doctor_id]);
  await refuseWithout(trx, visit);
  await expireLapsed(trx, [visit.doctor_id], now);
  const during = rangeOf(visit.starts_at, visit.ends_at);
  await demandFree(trx, visit.patient_id, during, visit.id);
  const taken = await insertClaim(trx, {
    doctorId: visit.doctor_id,
    during,
    paymentId: visit.payment_id,
    heldUntil: null,
    appointmentId: visit.id,
  });
  if (!taken) throw problem('slot_taken');
}

async function refuseWithout(trx: Db, { patient_id, doctor_id, hospital_id }: AppointmentRow): Promise<void> {
  const deleted = await deletedAmong(trx, [doctor_id, ...(hospital_id ? [hospital_id] : [])]);
  if (deleted.has(doctor_id)) throw problem('conflict', en.stays.doctor);
  if (deleted.size > 0) throw problem('conflict', en.stays.hospital);
  await demandPatient(trx, patient_id, en.stays.patient('CANCELLED'));
}

/** Ends holds that have expired, except those whose payment is still being verified. */
export async function expireLapsed(trx: Db, doctorIds: string[] | undefined, now: Date): Promise<void> {
  const lapsed = await lapsedHolds(trx, now, doctorIds);
  const verifying = await beingVerified(trx, lapsed);
  const dead = lapsed.filter((paymentId) => !verifying.has(paymentId));
  await expireHolds(trx, dead, now);
}
