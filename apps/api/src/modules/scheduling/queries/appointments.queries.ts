import type { AppointmentRequest } from '@ivuriro/contract/appointment-request';
import { type Insertable, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { pipeline } from '../../../platform/db/pipeline.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { Appointment, AppointmentMove, AppointmentStatusChange, DB } from '../../../platform/db/types.ts';
import { refsOfAppointment, type AppointmentRefs } from './appointment-refs.queries.ts';
import { endOf, startOf, type RequestedSlot } from '../domain/requested-slot.ts';

export type AppointmentRow = Selectable<Appointment>;
/** An appointment with its references, such as doctor, patient and payment. */
export type AppointmentWithRefs = AppointmentRow & { refs: AppointmentRefs };

export const columns = [
  'id',
  'code',
  'patient_id',
  'doctor_id',
  'hospital_id',
  'speciality_id',
  'insurance_id',
  'payment_id',
  'consultation_type',
  'any_doctor',
  'status',
  'reason',
  'starts_at',
  'ends_at',
  'meet_code',
  'refund_rule',
  'missed_by_sweeper_at',
  'created_at',
  'overbooked',
  'series_id',
] as const satisfies (keyof AppointmentRow)[];

export const writeAppointment = (trx: Db, row: AppointmentRow): Promise<void> =>
  pipeline(trx, [trx.insertInto('appointment').values({ ...row, refund_rule: JSON.stringify(row.refund_rule) })]);

export async function attachFiles(trx: Db, appointmentId: string, fileIds: string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await trx
    .insertInto('appointment_attachment')
    .values(fileIds.map((file_id) => ({ appointment_id: appointmentId, file_id })))
    .execute();
}

export const writeStatusChange = (trx: Db, change: Insertable<AppointmentStatusChange>): Promise<void> =>
  pipeline(trx, [trx.insertInto('appointment_status_change').values(change)]);

export const writeMove = (trx: Db, move: Insertable<AppointmentMove>): Promise<void> =>
  pipeline(trx, [trx.insertInto('appointment_move').values(move)]);

/** How many times the appointment was changed since it was booked, and when it was changed last. */
export async function changesOf(db: Db, appointmentId: string): Promise<{ count: number; last: Date | null }> {
  const { rows } = await sql<{ count: number; last: Date | null }>`
    select count(*) as count, max(at) as last from (
      select at from appointment_status_change where appointment_id = ${appointmentId} and from_status is not null
      union all select at from appointment_move where appointment_id = ${appointmentId}) as change`.execute(db);
  return rows[0]!;
}

export const appointmentById = (db: Db, id: string): Promise<AppointmentRow> =>
  db.selectFrom('appointment').select(columns).where('id', '=', id).executeTakeFirstOrThrow();

/** Selects the appointments of a query together with their references, in one statement. */
export const shown = (db: Db, appointments: SelectQueryBuilder<DB, 'appointment', AppointmentRow>, closely: boolean) =>
  db.selectFrom(appointments.as('v')).select(columns).select(refsOfAppointment(closely).as('refs'));

export const appointmentWithRefs = (db: Db, id: string): Promise<AppointmentWithRefs> =>
  shown(db, db.selectFrom('appointment').select(columns).where('id', '=', id), true).executeTakeFirstOrThrow();

/** Appointments with their references, by ids; without files. */
export async function appointmentsWithRefs(db: Db, ids: string[]): Promise<AppointmentWithRefs[]> {
  if (ids.length === 0) return [];
  return shown(db, db.selectFrom('appointment').select(columns).where('id', 'in', ids), false).execute();
}

/** Locks the appointment until this transaction ends, and returns it. */
export const lockAppointment = (trx: Db, id: string): Promise<AppointmentRow> =>
  trx.selectFrom('appointment').select(columns).where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();

export async function updateAppointment(trx: Db, id: string, change: Partial<Insertable<Appointment>>): Promise<void> {
  await trx.updateTable('appointment').set(change).where('id', '=', id).execute();
}

/**
 * All appointments of the series of this appointment, ordered by time; only this appointment when it belongs to no
 * series.
 */
export const seriesOf = (db: Db, id: string): Promise<AppointmentWithRefs[]> =>
  shown(
    db,
    db
      .selectFrom('appointment')
      .select(columns)
      .where((eb) =>
        eb.or([
          eb('id', '=', id),
          eb('series_id', '=', (one) =>
            one.selectFrom('appointment as a').select('a.series_id').where('a.id', '=', id),
          ),
        ]),
      ),
    true,
  )
    .orderBy('starts_at')
    .execute();

/** An appointment that the patient booked by the same request within the last minute. */
export function findDuplicate(
  db: Db,
  patientId: string,
  request: AppointmentRequest,
  slot: RequestedSlot,
  since: Date,
): Promise<AppointmentRow | undefined> {
  return db
    .selectFrom('appointment')
    .select(columns)
    .where('patient_id', '=', patientId)
    .where('starts_at', '=', startOf(slot))
    .where('ends_at', '=', endOf(slot))
    .where('hospital_id', 'is not distinct from', slot.hospitalId)
    .where('speciality_id', '=', request.speciality_id)
    .where('reason', '=', request.reason)
    .where('status', '=', 'PENDING')
    .where('created_at', '>', since)
    .$if(Boolean(request.doctor_id), (query) => query.where('doctor_id', '=', request.doctor_id!))
    .executeTakeFirst();
}
