import type pg from 'pg';
import { instantOf, readClock } from '../apps/api/src/platform/clock.ts';
import { newCode, newId } from '../apps/api/src/platform/ids.ts';

interface BookingRequest {
  patient_id: string;
  doctor_id: string;
  hospital_id: string;
  speciality_id: string;
  insurance_id: string;
  reason: string;
  assigned_date: string;
  start_time: string;
  end_time: string;
}

const lock = { name: 'limit_lock', text: 'select id from doctor where id = $1 for no key update' };
// inserts every row of a cash booking and returns the appointment; returns no row when the slot is taken
const rows = {
  name: 'limit_booking',
  text: `with claimed as (
      insert into slot_claim (id, doctor_id, during, state, payment_id, appointment_id)
      values ($1, $2, tstzrange($3, $4), 'BOOKED', $5, $6) on conflict do nothing returning id
    ), paid as (
      insert into payment (id, tx_ref, patient_id, payee_id, payee_kind, purpose, method, amount, commission, status, request, reference_id, created_at)
      select $5, $7, $8, $9, 'hospital', 'appointment', 'CASH', d.consultation_fee, d.consultation_fee / 10, 'CASH_DUE', $10, $6, $11
      from claimed, doctor d where d.id = $2 returning amount, currency, method, status
    ), visit as (
      insert into appointment (id, code, patient_id, doctor_id, hospital_id, speciality_id, insurance_id, payment_id, consultation_type, reason, starts_at, ends_at, refund_rule, created_at)
      select $6, $12, $8, $2, $9, $13, $14, $5, 'PHYSICAL', $15, $3, $4, '[]', $11 from claimed returning *
    ), history as (
      insert into appointment_status_change (appointment_id, to_status, by_account_id, at) select $6, 'PENDING', $8, $11 from claimed
    ), event as (
      insert into bench_outbox (event, payload) select 'bench.booked', jsonb_build_object('appointment_id', $6::uuid) from claimed
    ), audited as (
      insert into audit (account_id, account_type, action, object, object_id, patient_id, outcome)
      select $8, 'patient', 'appointment.booked', null, $6, $8, 'done' from claimed
    )
    select v.*, s.name as speciality, i.name as insurance, d.name as doctor, d.user_code, h.name as hospital,
      c.name as patient, c.user_code as patient_code, p.amount, p.currency, p.method, p.status as payment_status
    from visit v cross join paid p join speciality s on s.id = v.speciality_id join insurance i on i.id = v.insurance_id
      join provider d on d.id = v.doctor_id left join provider h on h.id = v.hospital_id join account c on c.id = v.patient_id`,
};

/** Books in one transaction: locks the row of the doctor, then writes everything by one statement. */
export async function book(pool: pg.Pool, request: BookingRequest): Promise<object | undefined> {
  const start = instantOf(request.assigned_date, readClock(request.start_time)!);
  const end = instantOf(request.assigned_date, readClock(request.end_time, 'end')!);
  const values = [
    newId(),
    request.doctor_id,
    start,
    end,
    newId(),
    newId(),
    `ivuriro-${newId()}`,
    request.patient_id,
    request.hospital_id,
    request,
    new Date(),
    newCode(8),
    request.speciality_id,
    request.insurance_id,
    request.reason,
  ];
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query({ ...lock, values: [request.doctor_id] });
    const written = await client.query<object>({ ...rows, values });
    await client.query('commit');
    return written.rows[0];
  } finally {
    client.release();
  }
}
