import type { AppointmentRequest } from '@ivuriro/contract/scheduling';
import { type Insertable, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { type QueryParams, composed } from '../../../platform/db/composed.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { Appointment, AppointmentMove, AppointmentStatusChange, DB } from '../../../platform/db/types.ts';
import { auditInsert, type AuditLine } from '../../../platform/http/audit.ts';
import { emitted, eventInsert, type EventRow } from '../../../platform/outbox.ts';
import { type NewPayment, paymentInsert, paymentShown } from '../../payments/index.ts';
import {
  type ExpectedState,
  claimInsert,
  type ClaimRow,
  throwSlotTaken,
  doctorIfUnchanged,
} from './slot-claims.queries.ts';
import { refsOfAppointment, refsOfWritten, type AppointmentRefs } from './appointment-refs.queries.ts';
import { endOf, startOf, type RequestedSlot } from '../domain/requested-slot.ts';

export type AppointmentRow = Selectable<Appointment>;
/** A visit with what it shows of doctor, patient, payment and so on. */
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
] as const satisfies (keyof AppointmentRow)[];

/** The first rows of an appointment. */
export interface NewAppointment {
  row: AppointmentRow;
  history: Insertable<AppointmentStatusChange>;
  event: EventRow;
}

/** Writes the appointment, the first line of its history and the event `appointment.booked`, in one statement. */
export async function insertAppointment(trx: Db, appointment: NewAppointment): Promise<void> {
  await appointmentInsert(trx, asJson(appointment)).selectFrom('visit').select('id').execute();
  emitted();
}

/**
 * The same together with the claim of its slot and its payment; `slot_taken` when the slot was claimed meanwhile.
 */
export async function insertBooked(trx: Db, booking: Booking, files: string[]): Promise<AppointmentWithRefs> {
  const { row } = booking.appointment;
  const values = { ...booking, appointment: asJson(booking.appointment) };
  const [made] = await writeBooked(trx, null, values).catch(throwSlotTaken);
  await attachFiles(trx, row.id, files);
  emitted();
  return { ...row, refs: { ...made!.refs, attachments: files } };
}

export interface Booking {
  appointment: NewAppointment;
  claim: ClaimRow;
  payment: NewPayment;
  audit: AuditLine;
  /** The slot is claimed only if this is still so. */
  expected?: ExpectedState | undefined;
}

type BookingValues = Omit<Booking, 'appointment'> & { appointment: NewAppointmentJson };
const writeBooked = composed((trx, _: null, params: QueryParams<BookingValues>) => {
  const { appointment, claim, payment, audit, expected } = params;
  return appointmentInsert(trx, appointment)
    .with('claimed', (query) =>
      claimInsert(query, expected ? { ...claim, doctor_id: doctorIfUnchanged(expected) } : claim),
    )
    .with('paid', (query) => paymentInsert(query, payment).returning(paymentShown))
    .with('audited', (query) => auditInsert(query, audit))
    .selectFrom('visit as v')
    .select(refsOfWritten.as('refs'))
    .compile();
});

/** With the rule of refunds as text, which is how PostgreSQL takes JSON. */
const asJson = ({ row, ...others }: NewAppointment) => ({
  ...others,
  row: { ...row, refund_rule: JSON.stringify(row.refund_rule) },
});
type NewAppointmentJson = ReturnType<typeof asJson>;

const appointmentInsert = (trx: Db, { row, history, event }: NewAppointmentJson | QueryParams<NewAppointmentJson>) =>
  trx
    .with('visit', (query) => query.insertInto('appointment').values(row).returning(columns))
    .with('history', (query) => query.insertInto('appointment_status_change').values(history))
    .with('event', (query) => eventInsert(query, event));

export async function attachFiles(trx: Db, appointmentId: string, fileIds: string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await trx
    .insertInto('appointment_attachment')
    .values(fileIds.map((file_id) => ({ appointment_id: appointmentId, file_id })))
    .execute();
}

export async function recordStatus(trx: Db, change: Insertable<AppointmentStatusChange>): Promise<void> {
  await trx.insertInto('appointment_status_change').values(change).execute();
}

export async function recordMove(trx: Db, move: Insertable<AppointmentMove>): Promise<void> {
  await trx.insertInto('appointment_move').values(move).execute();
}

/** How often the appointment was changed since it was booked, and when it last was. */
export async function changesOf(db: Db, appointmentId: string): Promise<{ count: number; last: Date | null }> {
  const { rows } = await sql<{ count: number; last: Date | null }>`
    select count(*) as count, max(at) as last from (
      select at from appointment_status_change where appointment_id = ${appointmentId} and from_status is not null
      union all select at from appointment_move where appointment_id = ${appointmentId}) as change`.execute(db);
  return rows[0]!;
}

export const appointmentById = (db: Db, id: string): Promise<AppointmentRow> =>
  db.selectFrom('appointment').select(columns).where('id', '=', id).executeTakeFirstOrThrow();

/** The appointments of a query with their references, in one statement. */
export const shown = (db: Db, appointments: SelectQueryBuilder<DB, 'appointment', AppointmentRow>, closely: boolean) =>
  db.selectFrom(appointments.as('v')).select(columns).select(refsOfAppointment(closely).as('refs'));

export const appointmentWithRefs = (db: Db, id: string): Promise<AppointmentWithRefs> =>
  shown(db, db.selectFrom('appointment').select(columns).where('id', '=', id), true).executeTakeFirstOrThrow();

/** The appointment; nobody else can change it until this transaction ends. */
export const lockAppointment = (trx: Db, id: string): Promise<AppointmentRow> =>
  trx.selectFrom('appointment').select(columns).where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();

export async function updateAppointment(trx: Db, id: string, change: Partial<Insertable<Appointment>>): Promise<void> {
  await trx.updateTable('appointment').set(change).where('id', '=', id).execute();
}

/** An appointment of the same patient for the same request, booked a moment ago. */
export function findTwin(
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
