import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConsultationScenario, createConsultationScenario } from '../../testing/consultation-scenario.ts';
import { makeAdmin, makeDoctor, makePatient, type Person } from '../../testing/people.ts';
import { newId } from '../ids.ts';
import { guardedTables } from '../../app.ts';
import { type Acting, actingFor, asSystem } from './actor-context.ts';

/** Tables without row security, each with the reason. A new table needs a policy or a reason here. */
const unguarded = {
  accepted_insurance: 'shown on the page of who accepts it',
  account: 'a name: each list says those of others, and the sign-in looks before anybody is known',
  appointment:
    'lists and overviews count visits by an index alone; with a policy each row is read: a list costs a quarter to a half more (034)',
  audit: 'each call adds to it, and so would first have to be told of; its two readers name whose lines they want',
  blog: 'everybody reads it',
  breach: 'what happened to all, written and read by administrators alone',
  calendar_row: 'the hours that a doctor offers to everybody',
  call_count: 'how often a key called; the key is a digest',
  commission: 'four percentages, of which the price of a payment is made by whoever buys',
  consent: 'who agreed to what: written at the sign-up, before there is an account that could ask',
  data_request: 'what a person asks of administrators, who work with all of them; the list of one’s own is one query',
  demo_mail: 'the demonstration’s letters, shown to whoever tries it',
  division: 'the country’s places',
  doctor: 'shown to everybody',
  doctor_finding: 'how doctors are found by everybody',
  doctor_free: 'how many times a doctor has free, shown to everybody',
  drug: 'the catalogue',
  drug_category: 'the catalogue',
  drug_class: 'the catalogue',
  facility: 'the catalogue',
  idempotency_key: 'replies that lie for a day under a key of the caller’s account and his own',
  imaging: 'the catalogue',
  import_run: 'how far an administrator’s list has come in, and what was wrong with its lines',
  insurance: 'the catalogue',
  known_device: 'looked at by the sign-in, before anybody is known',
  login: 'looked at by the sign-in, before anybody is known',
  migration: 'which files ran',
  money_setting_request: 'which limit or commission waits for a second administrator, nothing of a provider’s money',
  name_word: 'words of the names of those who are found',
  notification:
    'says that something happened, and its page, which is opened as its reader; written for others all the time',
  offer: 'what is sold, and its price',
  outbox: 'numbers of what happened, taken by the worker',
  password_link: 'digests, looked for by whoever brings the link',
  patient: 'who somebody is: shown with each visit and order to the people of it',
  payout_limit: 'one number',
  picture: 'shown to everybody',
  place: 'shown to everybody',
  post_seen: 'which article of everybody’s was read',
  private_file: 'where bytes lie: opened by a signed address that says for whom, and swept by the product',
  provider: 'shown to everybody',
  provider_count: 'how many there are',
  provider_facility: 'shown to everybody',
  provider_rating: 'shown to everybody',
  provider_speciality: 'shown to everybody',
  recovery_code: 'digests, looked at by the sign-in before anybody is known',
  review: 'shown to everybody, with a first name',
  review_reply: 'shown to everybody',
  sandbox_refund: 'the pretended gateway’s own books',
  sandbox_transaction: 'the pretended gateway’s own books',
  sandbox_transfer: 'the pretended gateway’s own books',
  search_count: 'how often words were searched for, by nobody in particular',
  search_word: 'words of what is found',
  second_factor: 'sealed, and looked at by the sign-in before anybody is known',
  session: 'says who is calling: asked before anybody is known',
  slot_claim: 'when a doctor is taken, and nobody’s name: everybody who books looks at it',
  socket_io_attachments: 'words on their way between processes, gone after seconds',
  speciality: 'the catalogue',
  static_content: 'everybody reads it',
  static_content_version: 'everybody reads it',
  symptom_disease: 'the catalogue',
  team_invitation: 'which doctor and place want to work together: no patient, and read by the two',
  team_member: 'shown to everybody',
  test: 'the catalogue',
  treated_symptom_disease: 'shown to everybody',
  visit: 'digests of visitors, counted by the day',
  visit_salt: 'a random number of the day, of nobody',
  wallet_count: 'how many wallets there are',
  working_hour: 'shown to everybody',
};

/** Tables with confidential texts of patients and messages; payments and medical rows have tests of their own. */
const told = [
  'consultation_file',
  'consultation_file_version',
  'message',
  'message_copy',
  'message_file',
  'message_recipient',
  'prescribed_drug',
  'provisional_diagnosis',
  'requested_imaging',
  'requested_test',
];

describe('row-level security', () => {
  let room: ConsultationScenario;
  let stranger: Person;
  let otherDoctor: Person;
  let admin: Person;
  const patient = ({ id }: Person) => ({ id, type: 'patient' });
  const doctor = ({ id }: Person) => ({ id, type: 'doctor' });
  beforeAll(async () => {
    room = await createConsultationScenario(new Date('2026-11-20T08:00:00Z'));
    stranger = await makePatient(room.fixture, 'Stranger');
    otherDoctor = await makeDoctor(room.fixture);
    admin = await makeAdmin(room.fixture);
    expect((await room.save({ comment: 'Rest' })).status).toBe(201);
    const { db, reads } = room.fixture.platform;
    const file = await db.selectFrom('consultation_file').select('id').executeTakeFirstOrThrow();
    for (const [table, item] of [
      ['requested_test', 'test'],
      ['requested_imaging', 'imaging'],
      ['provisional_diagnosis', 'symptom_disease'],
    ])
      await sql`insert into ${sql.table(table!)} select ${file.id}, id from ${sql.table(item!)} limit 1`.execute(db);
    await sql`insert into prescribed_drug (id, consultation_file_id, position, drug_id, periodicity, duration)
      select ${newId()}, ${file.id}, 0, id, 'ONCE', 'A week' from drug limit 1`.execute(db);
    const letter = { to: [room.doctor.id], subject: 'Results', message: 'Here they are.' };
    const { status, body } = await room.fixture.call('POST', '/messages', { token: room.patient.token, body: letter });
    expect([status, body.message]).toEqual([201, 'Message sent successfully']);
    const [{ id: message }] = (await reads.query('select id from message')).rows;
    const { rows } = await reads.query(`select id from private_file limit 1`);
    await sql`insert into message_file values (${message}, 0, ${rows[0].id})`.execute(db);
  });
  afterAll(() => room.fixture.close());

  /** The number of rows that this caller gets for a query without any condition, outside and within a transaction. */
  async function seenBy(caller: Acting | null, table: string): Promise<number> {
    const { db } = room.fixture.platform;
    const all = sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`;
    const [outside, within] = await actingFor(caller, () =>
      Promise.all([all.execute(db), db.transaction().execute((trx) => all.execute(trx))]),
    );
    expect(within.rows).toEqual(outside.rows);
    return outside.rows[0]!.rows;
  }

  it('every table has row security or a reason why not', async () => {
    const { rows } = await room.fixture.platform.pool.query<{ name: string; guarded: boolean }>(
      `select relname as name, relrowsecurity as guarded from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
    );
    const names = (ones: typeof rows) => ones.map((one) => one.name);
    expect(names(rows.filter((row) => row.guarded))).toEqual(guardedTables.toSorted());
    expect(names(rows.filter((row) => !row.guarded))).toEqual(Object.keys(unguarded));
  });

  it.each(told)('%s is readable by the people it concerns and the system, and by nobody else', async (table) => {
    const own = await seenBy(patient(room.patient), table);
    expect(own).toBeGreaterThan(0);
    expect(await seenBy(doctor(room.doctor), table)).toBe(own);
    for (const caller of [patient(stranger), doctor(otherDoctor), { ...admin, type: 'admin' }, null])
      expect(await seenBy(caller, table)).toBe(0);
    const all = () => sql`select from ${sql.table(table)}`.execute(room.fixture.platform.db);
    expect((await asSystem(all)).rows.length).toBeGreaterThanOrEqual(own);
  });

  it('rows cannot be changed by people whom they do not concern', async () => {
    const { db } = room.fixture.platform;
    const change = () => db.updateTable('consultation_file').set({ comment: 'Changed' }).executeTakeFirstOrThrow();
    expect(await actingFor(doctor(otherDoctor), change)).toMatchObject({ numUpdatedRows: 0n });
    expect(await actingFor(doctor(room.doctor), change)).toMatchObject({ numUpdatedRows: 1n });
    const remove = () => db.deleteFrom('message_copy').executeTakeFirstOrThrow();
    expect(await actingFor(patient(stranger), remove)).toMatchObject({ numDeletedRows: 0n });
  });

  it('a connection on which no account was set returns no rows', async () => {
    const client = await room.fixture.platform.pool.connect();
    try {
      for (const table of guardedTables) expect((await client.query(`select from ${table}`)).rowCount, table).toBe(0);
    } finally {
      client.release();
    }
  });

  it('many callers on shared connections each get their own rows', async () => {
    const { db } = room.fixture.platform;
    const callers = Array.from(
      { length: 200 },
      (_, index) => [patient(room.patient), patient(stranger), doctor(room.doctor), null][index % 4] ?? null,
    );
    const seen = await Promise.all(
      callers.map((caller) => actingFor(caller, () => db.selectFrom('message_copy').select('account_id').execute())),
    );
    seen.forEach((rows, index) => {
      const caller = callers[index];
      const owns = caller?.id === room.patient.id || caller?.id === room.doctor.id;
      expect(rows).toEqual(owns ? [{ account_id: caller?.id }] : []);
    });
  });

  it('row security follows a change of the account within a transaction, also after a rollback to a savepoint', async () => {
    const { db } = room.fixture.platform;
    const seen = await actingFor(patient(room.patient), async () => {
      const trx = await db.startTransaction().execute();
      const count = async () => (await trx.selectFrom('message_copy').select('id').execute()).length;
      const all = await asSystem(count);
      const own = await count();
      const part = await trx.savepoint('part').execute();
      await asSystem(count);
      await part.rollbackToSavepoint('part').execute();
      const seen = [own, all, await asSystem(count), await count()];
      await trx.commit().execute();
      return seen;
    });
    expect(seen).toEqual([1, 2, 2, 1]);
  });
});
