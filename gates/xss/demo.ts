import { sql } from 'kysely';
import { asSystem } from '../../apps/api/src/platform/db/actor-context.ts';
import type { Db } from '../../apps/api/src/platform/db/pool.ts';
import { transact } from '../../apps/api/src/platform/db/transact.ts';
import { newId, newSecret } from '../../apps/api/src/platform/ids.ts';
import { hashOf } from '../../apps/api/src/platform/session.ts';
import { pages } from './every-page.ts';
import type { XssFixture, PersonKind } from './xss-fixture.ts';
import type { PageCheck } from './write-payloads.ts';

const of = (kind: string) => `(select a.id from account a join login l on l.id = a.login_id
  where l.email = '${kind}@ivuriro.test' and a.type = '${kind}')`;
const room = (side: 'patient' | 'doctor') => `select meet_code as id from appointment where ${side}_id = ${of(side)}
  and meet_code is not null and status in ('PENDING', 'ONGOING') order by id limit 1`;

/** The token of the invitation that the gate opens. */
const invitation = 'an-invitation-of-the-demo';
/** The secret in the address of the waiting room's screen that the gate opens. */
const screen = 'a-screen-of-the-demo';
/** The secret of the link by which a patient of the demo chooses a new time. */
const moveLink = 'a-move-link-of-the-demo';
const paymentLink = 'a-payment-link-of-the-demo';

/** Queries for ids of the demo, by the placeholder in a URL path, such as `{doctor}`. */
const things: Record<string, string> = {
  ...Object.fromEntries(
    ['patient', 'doctor', 'hospital', 'laboratory', 'pharmacy', 'admin'].map((kind) => [
      kind,
      `select ${of(kind)} as id`,
    ]),
  ),
  post: 'select id from blog order by id limit 1',
  appointment: `select a.id from appointment a join consultation_file f on f.appointment_id = a.id
    where a.patient_id = ${of('patient')} order by a.id limit 1`,
  appointmentOfDoctor: `select a.id from appointment a join consultation_file f on f.appointment_id = a.id
    join requested_imaging i on i.consultation_file_id = f.id where a.doctor_id = ${of('doctor')} order by a.id limit 1`,
  appointmentOfHospital: `select id from appointment where hospital_id = ${of('hospital')} order by id limit 1`,
  patientOfHospital: `select patient_id as id from appointment where hospital_id = ${of('hospital')} order by id limit 1`,
  order: `select id from medical_order where patient_id = ${of('patient')} and kind = 'pharmacy' and house_street_no is not null
    order by id limit 1`,
  orderOfLaboratory: `select id from medical_order where provider_id = ${of('laboratory')} order by id limit 1`,
  orderOfPharmacy: `select id from medical_order where provider_id = ${of('pharmacy')} order by id limit 1`,
  message: `select id from message_copy where account_id = ${of('patient')} and box = 'inbox' order by id limit 1`,
  letterWithFile: `select c.id from message_copy c join message_file f using (message_id)
    where c.account_id = ${of('patient')} and c.box = 'inbox' order by c.id limit 1`,
  cancelled: `select id from appointment where patient_id = ${of('patient')} and status = 'PENDING' order by id desc limit 1`,
  room: room('patient'),
  roomOfDoctor: room('doctor'),
  drug: `select o.drug_id as id from offer o join drug d on d.id = o.drug_id join provider p on p.id = o.provider_id
    where o.removed_at is null and o.status = 'IN_STOCK' and d.status = 'IN_STOCK' and p.is_published
      and p.deleted_at is null order by o.id limit 1`,
  invitation: `select '${invitation}' as id`,
  screen: `select '${screen}' as id`,
  moveLink: `select '${moveLink}' as id`,
  paymentLink: `select '${paymentLink}' as id`,
  prescription: `select f.code as id from consultation_file f join prescribed_drug d on d.consultation_file_id = f.id order by d.id limit 1`,
};

/** Replaces the placeholders in a URL path by ids. */
export async function addressOf({ platform }: XssFixture, path: string): Promise<string> {
  let filled = path;
  for (const [hole, name] of path.matchAll(/\{(\w+)\}/g)) {
    const query = things[name!];
    const { rows } = query ? await platform.reads.query<{ id: string | null }>(query) : { rows: [] };
    if (!rows[0]?.id) throw new Error(`The demo has no ${name}.`);
    filled = filled.replace(hole, rows[0].id);
  }
  return filled;
}

/** Opens sessions for the accounts of the gate, which are people of the demo. */
export async function enterDemo(fixture: XssFixture): Promise<void> {
  for (const who of Object.keys(fixture.people) as PersonKind[]) {
    const [id, token] = [await addressOf(fixture, `{${who}}`), newSecret()];
    await fixture.platform.pool.query(
      `insert into session (token_hash, id, account_id, device, expires_at)
        values ($1, $2, $3, 'Chrome on Android Zq.session.device <img src=x onerror=ran.push(1)>', now() + interval '1 day')`,
      [hashOf(token), newId(), id],
    );
    fixture.people[who] = { id, token, name: who, email: '' };
  }
}

/** Adds rows that the demo lacks and that some page shows. */
export async function addMissingRows({ tell, platform, people }: XssFixture): Promise<void> {
  await platform.pool.query(`update test set patient_preparation = 'Come without breakfast'`);
  await platform.pool.query(`update test set description = '<p>Counts the cells</p>' where description = ''`);
  await platform.pool.query(
    `update doctor set publication = '[{"value": "A study"}]', other_certificates = '[{"value": "A course"}]' where id = ${of('doctor')}`,
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
      from membership where account_id = ${of('hospital')} and role = 'owner'`,
    [newId(), hashOf(invitation)],
  );
  const arriving = await platform.pool.query<{ id: string }>(
    `update appointment set starts_at = now(), ends_at = now() + interval '30 minutes' where id = (select id from appointment
      where hospital_id = ${of('hospital')} and status = 'PENDING' order by id desc limit 1) returning id`,
  );
  const arrival = `POST /hospital/appointment/${arriving.rows[0]!.id}`;
  await tell('hospital', `${arrival}/arrival`, {});
  await tell('hospital', `${arrival}/call`, { room: 'Room 3' });
  await platform.pool.query(
    `insert into waiting_room (place_id, secret_hash, made_at) select ${of('hospital')}, $1, now()`,
    [hashOf(screen)],
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
    where o.provider_id = ${sql.raw(of('laboratory'))} order by o.id, m.id limit 1`.execute(trx);
  await sql`insert into move_link (appointment_id, token_hash, message, by_account_id, made_at)
    select id, ${hashOf(moveLink)}, 'The doctor has to travel.', doctor_id, now() from appointment
    where status = 'PENDING' and hospital_id is not null order by starts_at desc, id limit 1`.execute(trx);
  await sql`insert into payment_link (appointment_id, token_hash, by_account_id, made_at)
    select a.id, ${hashOf(paymentLink)}, a.doctor_id, now() from appointment a join payment p on p.id = a.payment_id
    where a.status = 'PENDING' and p.status = 'CASH_DUE' order by a.starts_at desc, a.id limit 1`.execute(trx);
}

/** Returns a check for every page of the demo: the person, the path and the text that the page must show. */
export async function checksOfDemo(fixture: XssFixture): Promise<PageCheck[]> {
  const opened = Object.values(pages).filter((page) => typeof page !== 'string');
  return Promise.all(
    opened.flat().map(async ([who, opens, ...columns]) => ({
      who,
      path: await addressOf(fixture, opens.split(' > ')[0]!),
      presses: opens.split(' > ')[1],
      reads: columns.map((column) => `Zq.${column}`),
    })),
  );
}
