import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/pool.ts';
import type { Appointment } from '../../platform/db/types.ts';

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
  'missed_by_sweeper_at',
] as const;
export type AppointmentBrief = Pick<Selectable<Appointment>, (typeof columns)[number]>;

/** What later modules need to know of visits. */
export async function appointmentsBrief(db: Db, ids: string[]): Promise<Map<string, AppointmentBrief>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('appointment').select(columns).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The same of one visit, whose status nobody changes until this transaction ends. */
export const appointmentKept = (trx: Db, id: string): Promise<AppointmentBrief | undefined> =>
  trx.selectFrom('appointment').select(columns).where('id', '=', id).forShare().executeTakeFirst();

/** The codes by which people name visits. */
export async function appointmentCodes(db: Db, ids: string[]): Promise<Map<string, string>> {
  const rows = await db.selectFrom('appointment').select(['id', 'code']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.code]));
}

/** Whether the patient has completed a visit with this doctor, or at this hospital. */
export async function wasVisited(db: Db, patientId: string, providerId: string): Promise<boolean> {
  const visit = await db
    .selectFrom('appointment')
    .select('id')
    .where('patient_id', '=', patientId)
    .where('status', '=', 'COMPLETED')
    .where((on) => on.or([on('doctor_id', '=', providerId), on('hospital_id', '=', providerId)]))
    .limit(1)
    .executeTakeFirst();
  return visit !== undefined;
}
