import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { instantOf, readClock } from '../apps/api/src/platform/clock.ts';
import { newCode, newId } from '../apps/api/src/platform/ids.ts';

interface Wanted {
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

const run = (client: pg.PoolClient, name: string, text: string, values: unknown[]) =>
  client.query({ name, text, values });

/** The rows of a cash booking in one transaction behind the doctor's lock, and the visit as it is answered. */
export async function book(pool: pg.Pool, wanted: Wanted): Promise<object | null> {
  const now = new Date();
  const [visit, payment] = [newId(), newId()];
  const start = instantOf(wanted.assigned_date, readClock(wanted.start_time)!);
  const end = instantOf(wanted.assigned_date, readClock(wanted.end_time, 'end')!);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await run(client, 'lock', 'select id from doctor where id = $1 for no key update', [wanted.doctor_id]);
    await run(
      client,
      'hours',
      `select c.* from calendar_row c where doctor_id = $1 and (day is not null or date = $2)`,
      [wanted.doctor_id, wanted.assigned_date],
    );
    await run(
      client,
      'pay',
      `insert into payment (id, tx_ref, patient_id, payee_id, payee_kind, purpose, method, amount, commission, status, request, reference_id, created_at)
       select $1, $2, $3, $4, 'hospital', 'appointment', 'CASH', d.consultation_fee, d.consultation_fee / 10, 'CASH_DUE', $5, $6, $7
       from doctor d where d.id = $8`,
      [
        payment,
        `ivuriro-${randomBytes(16).toString('hex')}`,
        wanted.patient_id,
        wanted.hospital_id,
        wanted,
        visit,
        now,
        wanted.doctor_id,
      ],
    );
    const claimed = await run(
      client,
      'claim',
      `insert into slot_claim (id, doctor_id, during, state, payment_id, appointment_id)
       values ($1, $2, tstzrange($3, $4), 'BOOKED', $5, $6) on conflict do nothing returning id`,
      [newId(), wanted.doctor_id, start, end, payment, visit],
    );
    if (claimed.rowCount === 0) {
      await client.query('rollback');
      return null;
    }
    await run(
      client,
      'visit',
      `insert into appointment (id, code, patient_id, doctor_id, hospital_id, speciality_id, insurance_id, payment_id, consultation_type, reason, starts_at, ends_at, refund_rule, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, 'PHYSICAL', $9, $10, $11, '[]', $12)`,
      [
        visit,
        newCode(8),
        wanted.patient_id,
        wanted.doctor_id,
        wanted.hospital_id,
        wanted.speciality_id,
        wanted.insurance_id,
        payment,
        wanted.reason,
        start,
        end,
        now,
      ],
    );
    await run(
      client,
      'history',
      `insert into appointment_status_change (appointment_id, to_status, by_account_id, at) values ($1, 'PENDING', $2, $3)`,
      [visit, wanted.patient_id, now],
    );
    await run(client, 'event', `insert into bench_outbox (event, payload) values ('bench.booked', $1)`, [
      { appointment_id: visit },
    ]);
    await run(
      client,
      'audit',
      `insert into audit (account_id, account_type, action, object, object_id, patient_id, outcome) values ($1, 'patient', 'appointment.booked', null, $2, $1, 'done')`,
      [wanted.patient_id, visit],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
  const { rows } = await pool.query({
    name: 'booked',
    text: `select a.*, s.name as speciality, i.name as insurance, d.name as doctor, d.user_code, h.name as hospital, c.name as patient,
        c.user_code as patient_code, p.amount, p.method, p.status as payment_status
      from appointment a join speciality s on s.id = a.speciality_id join insurance i on i.id = a.insurance_id
        join provider d on d.id = a.doctor_id left join provider h on h.id = a.hospital_id
        join account c on c.id = a.patient_id join payment p on p.id = a.payment_id where a.id = $1`,
    values: [visit],
  });
  return rows[0];
}
