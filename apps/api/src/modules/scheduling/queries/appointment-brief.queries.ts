import { type Selectable, sql } from 'kysely';
import { addDays, instantOf } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { Appointment } from '../../../platform/db/types.ts';

const columns = [
  'id',
  'code',
  'patient_id',
  'doctor_id',
  'hospital_id',
  'speciality_id',
  'consultation_type',
  'status',
  'starts_at',
  'ends_at',
  'payment_id',
  'refund_rule',
  'missed_by_sweeper_at',
] as const;
export type AppointmentBrief = Pick<Selectable<Appointment>, (typeof columns)[number]>;

/** The few columns of appointments that other modules need. */
export async function appointmentsBrief(db: Db, ids: string[]): Promise<Map<string, AppointmentBrief>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('appointment').select(columns).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The column of an appointment that contains the doctor or the hospital. */
export type AppointmentSide = 'doctor_id' | 'hospital_id';
export const sideOf = ({ kind }: { kind: string }): AppointmentSide =>
  kind === 'doctor' ? 'doctor_id' : 'hospital_id';

/** The appointments in person of a doctor, of a hospital or of a patient on a day, by their ids. */
export async function appointmentsOfDay(
  db: Db,
  { side, id, day }: { side: AppointmentSide | 'patient_id'; id: string; day: string },
): Promise<Map<string, AppointmentBrief>> {
  const rows = await db
    .selectFrom('appointment')
    .select(columns)
    .where(side, '=', id)
    .where('starts_at', '>=', instantOf(day, 0))
    .where('starts_at', '<', instantOf(addDays(day, 1), 0))
    .where('hospital_id', 'is not', null)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The few columns of one appointment, which stays locked until this transaction ends. */
export const appointmentKept = (trx: Db, id: string): Promise<AppointmentBrief | undefined> =>
  trx.selectFrom('appointment').select(columns).where('id', '=', id).forShare().executeTakeFirst();

/** The short codes by which people refer to appointments. */
export async function appointmentCodes(db: Db, ids: string[]): Promise<Map<string, string>> {
  const rows = await db.selectFrom('appointment').select(['id', 'code']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.code]));
}

/**
 * Completed appointments of these patients with these doctors or at these hospitals, with their payments; at most 100
 * of each pair.
 */
export async function completedAppointments(db: Db, pairs: { patient_id: string; provider_id: string }[]) {
  if (pairs.length === 0) return [];
  const { rows } = await sql<{ patient_id: string; provider_id: string; payment_id: string }>`
    select pair.patient_id, pair.provider_id, visit.payment_id
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair (patient_id uuid, provider_id uuid),
      lateral (select payment_id from appointment a where a.patient_id = pair.patient_id and a.status = 'COMPLETED'
        and pair.provider_id in (a.doctor_id, a.hospital_id) order by a.starts_at desc limit 100) visit`.execute(db);
  return rows;
}

/** The doctor or hospital that booked the appointment for the patient; null when the patient booked it. */
export async function bookedByDesk(db: Db, appointmentId: string): Promise<string | null> {
  const booking = await db
    .selectFrom('appointment_status_change as change')
    .innerJoin('appointment', 'appointment.id', 'change.appointment_id')
    .select('change.by_account_id')
    .where('change.appointment_id', '=', appointmentId)
    .where('change.from_status', 'is', null)
    // does not compare with the patient's id: a merge of two records changes that id in the appointment, but not in its
    // history
    .where((eb) =>
      eb('change.by_account_id', 'in', [eb.ref('appointment.doctor_id'), eb.ref('appointment.hospital_id')]),
    )
    .executeTakeFirst();
  return booking?.by_account_id ?? null;
}

/** Whether the patient cancelled the appointment, and not the doctor, a hospital or the platform. */
export async function wasCancelledByPatient(db: Db, appointmentId: string): Promise<boolean> {
  const change = await db
    .selectFrom('appointment_status_change as change')
    .innerJoin('account', 'account.id', 'change.by_account_id')
    .select('account.type')
    .where('change.appointment_id', '=', appointmentId)
    .where('change.to_status', '=', 'CANCELLED')
    .orderBy('change.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return change?.type === 'patient';
}
