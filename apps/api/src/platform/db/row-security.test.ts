import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConsultationScenario, createConsultationScenario } from '../../testing/consultation-scenario.ts';
import { makeAdmin, makeDoctor, makePatient, type Person } from '../../testing/people.ts';
import { newId } from '../ids.ts';
import { guardedTables } from '../../app.ts';
import { type Acting, actingFor, asSystem } from './actor-context.ts';

/** Tables without row security, each with the reason. A new table must have a policy, or a reason in this list. */
const unguarded = {
  accepted_insurance: 'public: on the page of the provider',
  account: 'names, which lists of many roles show; the sign-in reads it before the caller is known',
  appointment:
    'lists and overviews count appointments by an index alone; with a policy each row is read, and a list takes a quarter to a half longer (034)',
  audit:
    'every call writes it, also before the caller is known; administrators read it, others by queries about one person',
  blog: 'public',
  breach: 'about the whole product; only administrators write and read it',
  calendar_row: 'public: the working time of a doctor',
  call_count: 'numbers of calls; the key is a digest',
  commission: 'four percentages; the price of every payment is computed with them',
  consent: 'which text somebody agreed to; written at the sign-up, before there is an account',
  data_request: 'administrators read all of them; one query shows a person their own',
  demo_mail: 'the mails of the demo, which everybody who tries it may read',
  desk_record: 'which place made the record of a patient, and their phone number; the grant says which place reads it',
  division: 'public: provinces, districts and smaller divisions of Rwanda',
  doctor: 'public',
  doctor_finding: 'public: how the search finds doctors',
  doctor_free: 'public: the next free slots of a doctor',
  drug: 'public: a catalogue',
  drug_category: 'public: a catalogue',
  drug_class: 'public: a catalogue',
  entrance_code: 'digests, and the code encrypted; a visitor without a sign-in looks up its hospital',
  facility: 'public: a catalogue',
  idempotency_key: 'encrypted answers, stored for a day under the account of the caller and a key that they sent',
  imaging: 'public: a catalogue',
  import_run: 'the progress of an import by an administrator, and its invalid lines',
  insurance: 'public: a catalogue',
  known_device: 'the sign-in reads it before the caller is known',
  login: 'the sign-in reads it before the caller is known',
  login_factor: 'encrypted; the sign-in reads it before the caller is known',
  login_recovery_code: 'digests; the sign-in reads them before the caller is known',
  member_invitation: 'the mailed link is looked up before the caller is known; members read those of their account',
  membership: 'the sign-in reads it before the caller is known',
  migration: 'names of the migrations that ran',
  money_setting_request: 'limits and commissions that wait for a second administrator; no money of a provider',
  name_word: 'words of the names of published providers',
  notification:
    'says only that something happened, and links to a page that checks its reader; most are written by somebody other than the reader',
  offer: 'public: offerings and their prices',
  outbox: 'events with ids of what changed; only the worker reads them',
  password_link: 'digests; a mailed link is looked up before the caller is known',
  patient: 'who a patient is, which the other side of each appointment and order reads too',
  payout_limit: 'one number',
  phone_code: 'digests; the sign-in reads them before the caller is known',
  picture: 'public',
  place: 'public',
  post_seen: 'which posts an account has read; posts are public',
  private_file:
    'where files are stored; a file is read only by a signed address, and the sweeper deletes files of everybody',
  provider: 'public',
  provider_count: 'numbers of published providers',
  provider_facility: 'public',
  provider_rating: 'public',
  provider_speciality: 'public',
  recovery_code: 'digests; the sign-in reads them before the caller is known',
  review: 'public, with the first name of the patient',
  review_reply: 'public',
  sandbox_refund: 'data of the fake payment gateway',
  sandbox_transaction: 'data of the fake payment gateway',
  sandbox_transfer: 'data of the fake payment gateway',
  search_count: 'numbers of searches, without the person who searched',
  search_synonym: 'phrases that administrators added to the dictionary of the search',
  search_word: 'words of published providers',
  second_factor: 'encrypted; the sign-in reads it before the caller is known',
  session: 'read to learn who the caller is',
  shared_computer: 'a switch of person reads it before the caller is known',
  shared_computer_member: 'a switch of person reads it before the caller is known',
  slot_claim: 'when a doctor is booked, without the patient; every booking reads it',
  sms: 'the text messages of the demo, which everybody who tries it may read',
  socket_io_attachments: 'messages between processes, deleted after seconds',
  speciality: 'public: a catalogue',
  static_content: 'public',
  static_content_version: 'earlier versions of public texts',
  symptom_disease: 'public: a catalogue',
  team_invitation: 'an invitation between a doctor and a place, without a patient; the two read it',
  team_member: 'public',
  test: 'public: a catalogue',
  treated_symptom_disease: 'public',
  visit: 'digests of visitors, counted by day',
  visit_salt: 'one random number a day, which belongs to nobody',
  waiting_room: 'digests; a screen without a sign-in looks up its own',
  wallet_count: 'numbers of wallets',
  working_hour: 'public: the opening hours',
};

/**
 * Tables with confidential texts about patients or in messages. Payments and medical rows are tested in other files.
 */
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

  /**
   * The number of rows that this caller gets for a query without a condition; it must be the same outside of and within
   * a transaction.
   */
  async function seenBy(caller: Acting | null, table: string): Promise<number> {
    const { db } = room.fixture.platform;
    const all = sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`;
    const [outside, within] = await actingFor(caller, () =>
      Promise.all([all.execute(db), db.transaction().execute((trx) => all.execute(trx))]),
    );
    expect(within.rows).toEqual(outside.rows);
    return outside.rows[0]!.rows;
  }

  it('every table has row security, or a listed reason why it has none', async () => {
    const { rows } = await room.fixture.platform.pool.query<{ name: string; guarded: boolean }>(
      `select relname as name, relrowsecurity as guarded from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
    );
    const names = (ones: typeof rows) => ones.map((one) => one.name);
    expect(names(rows.filter((row) => row.guarded))).toEqual(guardedTables.toSorted());
    expect(names(rows.filter((row) => !row.guarded))).toEqual(Object.keys(unguarded));
  });

  it.each(told)('only the system and the people whom a row concerns can read rows of %s', async (table) => {
    const own = await seenBy(patient(room.patient), table);
    expect(own).toBeGreaterThan(0);
    expect(await seenBy(doctor(room.doctor), table)).toBe(own);
    for (const caller of [patient(stranger), doctor(otherDoctor), { ...admin, type: 'admin' }, null])
      expect(await seenBy(caller, table)).toBe(0);
    const all = () => sql`select from ${sql.table(table)}`.execute(room.fixture.platform.db);
    expect((await asSystem(all)).rows.length).toBeGreaterThanOrEqual(own);
  });

  it('people whom a row does not concern cannot change or delete it', async () => {
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

  it('row security applies to the current account when the account changes within a transaction, even after a rollback to a savepoint', async () => {
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
