import { sql } from 'kysely';
import { asSystem } from '../../apps/api/src/platform/db/actor-context.ts';
import type { Db } from '../../apps/api/src/platform/db/pool.ts';
import { transact } from '../../apps/api/src/platform/db/transact.ts';
import { newId } from '../../apps/api/src/platform/ids.ts';
import { hashOf } from '../../apps/api/src/platform/session.ts';
import { accountOf, secrets } from './demo.ts';
import type { XssFixture } from './xss-fixture.ts';

/** Adds rows that the demo lacks and that some page shows. */
export async function addMissingRows({ tell, platform, people }: XssFixture): Promise<void> {
  await platform.pool.query(`update test set patient_preparation = 'Come without breakfast'`);
  await platform.pool.query(`update test set description = '<p>Counts the cells</p>' where description = ''`);
  await platform.pool.query(
    `update doctor set publication = '[{"value": "A study"}]', other_certificates = '[{"value": "A course"}]' where id = ${accountOf('doctor')}`,
  );
  const password = 'Ivuriro-demo-1';
  const child = { full_name: 'Keza Uwase', birth_date: '2020-01-02', gender: 'Female', relation: 'Mother' };
  await tell('patient', 'POST /patient/dependants', child);
  const request = { type: 'CORRECTION', text: 'My name is written otherwise', password };
  const { id } = await tell('patient', 'POST /patient/data_requests', request);
  await tell('admin', `PUT /admin/data_requests/${id}`, { status: 'DONE', answer: 'It is mended' });
  const message = new FormData();
  message.append('to', people.patient.id);
  message.append('subject', 'Your results');
  message.append('message', 'They are in the file.');
  message.append('attachments[]', new Blob(['x']), 'What was found.txt');
  await tell('doctor', 'POST /messages', message);
  await tell('hospital', 'POST /devices', { name: 'Front desk', password });
  await platform.pool.query(
    `insert into member_invitation (id, account_id, role, name, email, token_hash, invited_by, created_at, expires_at)
      select $1, account_id, 'nurse', 'Keza Uwera', 'keza@example.test', $2, id, now(), now() + interval '1 day'
      from membership where account_id = ${accountOf('hospital')} and role = 'owner'`,
    [newId(), hashOf(secrets.invitation)],
  );
  const arriving = await platform.pool.query<{ id: string }>(
    `update appointment set starts_at = now(), ends_at = now() + interval '30 minutes' where id = (select id from appointment
      where hospital_id = ${accountOf('hospital')} and status = 'PENDING' order by id desc limit 1) returning id`,
  );
  const arrival = `POST /hospital/appointment/${arriving.rows[0]!.id}`;
  await tell('hospital', `${arrival}/arrival`, {});
  await tell('hospital', `${arrival}/call`, { room: 'Room 3' });
  await platform.pool.query(
    `insert into waiting_room (place_id, secret_hash, made_at) select ${accountOf('hospital')}, $1, now()`,
    [hashOf(secrets.screen)],
  );
  await platform.pool.query(
    `insert into entrance_code (place_id, secret_hash, sealed, made_at) select ${accountOf('hospital')}, $1, '', now()`,
    [hashOf(secrets.entrance)],
  );
  await asSystem(() => transact(platform.db, addDeskRows));
  const { rows } = await platform.pool.query<{ from_id: string }>(
    'select account_id as from_id from desk_record limit 1',
  );
  const records = { ...rows[0], into_id: people.patient.id };
  const merge = await tell('admin', 'POST /admin/patients/merge', { ...records, password });
  await tell('admin', `DELETE /admin/patients/merge/${merge.id}`, { password });
  const found_at = new Date(Date.now() - 60_000).toISOString();
  await tell('admin', 'POST /admin/breaches', { found_at, what: 'A telephone was lost', people: 1 });
  await tell('admin', 'POST /admin/search-synonyms', { phrase: 'Laser hair removal', meaning: 'nothing:' });
  await platform.pool.query(
    `insert into search_count (day, text, city, searches, misses) values (current_date, 'tooth jewels', 'Kigali', 9, 9)`,
  );
}

/**
 * Adds an order that was handed over without its pick-up code, and the links by which patients choose a new time and
 * pay.
 */
async function addDeskRows(trx: Db): Promise<void> {
  await sql`insert into order_work (order_id, provider_id, started_at, started_by, ready_at, ready_by, pickup_code,
      handed_over_at, handed_over_by, without_code)
    select o.id, o.provider_id, now(), m.id, now(), m.id, '123456', now(), m.id, 'Her phone is broken'
    from medical_order o join membership m on m.account_id = o.provider_id and m.role = 'owner'
    where o.provider_id = ${sql.raw(accountOf('laboratory'))} order by o.id, m.id limit 1`.execute(trx);
  await sql`insert into move_link (appointment_id, token_hash, message, by_account_id, made_at)
    select id, ${hashOf(secrets.moveLink)}, 'The doctor has to travel.', doctor_id, now() from appointment
    where status = 'PENDING' and hospital_id is not null order by starts_at desc, id limit 1`.execute(trx);
  await sql`insert into payment_link (appointment_id, token_hash, by_account_id, made_at)
    select a.id, ${hashOf(secrets.paymentLink)}, a.doctor_id, now() from appointment a join payment p on p.id = a.payment_id
    where a.status = 'PENDING' and p.status = 'CASH_DUE' order by a.starts_at desc, a.id limit 1`.execute(trx);
}
