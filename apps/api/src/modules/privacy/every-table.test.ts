import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertInvitation } from '../../testing/members.ts';
import { writeMessage } from '../../testing/messages.ts';
import { makeAdmin, makeDoctor, makePatient, makePlace, type Person } from '../../testing/people.ts';
import { makeAppointment } from '../../testing/appointments.ts';
import { erase } from './commands/erase-account.ts';
import { ownData } from './queries/my-data.queries.ts';
import { fillProvider, distinctValues } from '../../testing/filled-provider.ts';
import { ofAPatient, ofNobody, ofProviders } from './testing/tables.ts';

const secrets = {
  name: 'Nyirahabimana Zawadi',
  email: 'zawadi-who-leaves@example.test',
  phone: '+250788123987',
  number: '1199280000000099',
  address: 'KG 777 St, the blue gate',
  reason: 'because of the thing on my elbow',
  opinion: 'An opinion that only she would write',
  told: 'What she told the doctor, who has it still',
  toldFile: 'the-elbow-for-the-doctor.txt',
  lost: 'What she told one who has left',
  lostFile: 'the-elbow-for-one-who-left.txt',
  found: 'What the laboratory found',
  foundFile: 'blood-of-zawadi.pdf',
  draft: 'What she never sent',
  draftFile: 'the-elbow-for-nobody.txt',
};
const now = new Date('2026-11-20T10:00:00Z');
let test: TestApp;
let admin: Person;
let patient: Person;
let doctor: Person;
beforeAll(async () => {
  test = await startTestApp({ now });
  admin = await makeAdmin(test);
  [patient, doctor] = [await makePatient(test, secrets.name), await makeDoctor(test)];
});
afterAll(() => test.close());

const query = async <T extends object>(text: string, values: unknown[] = []) =>
  (await test.platform.reads.query<T>(text, values)).rows;

describe('the list of tables with personal data', () => {
  it('every table is in one list: of patients, of providers, or without personal data', async () => {
    const tables = await query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public'`);
    expect([...Object.keys(ofAPatient), ...Object.keys(ofProviders), ...ofNobody].toSorted()).toEqual(
      tables.map(({ name }) => name).toSorted(),
    );
  });

  it('no table that refers to a person is in the list without personal data, and no table that refers to a patient is in the list of providers', async () => {
    const leading = await query<{ name: string; to: string }>(
      `select conrelid::regclass::text as name, confrelid::regclass::text as to from pg_constraint where contype = 'f'`,
    );
    const leadingTo = (whom: string[]) => leading.filter(({ to }) => whom.includes(to)).map(({ name }) => name);
    const toPeople = leadingTo(['login', 'account', 'patient', 'provider', 'doctor', 'place']);
    expect(ofNobody.filter((name) => toPeople.includes(name))).toEqual([]);
    const toPatients = leadingTo([
      'patient',
      'appointment',
      'medical_order',
      'payment',
      'message',
      'consultation_file',
    ]);
    expect(Object.keys(ofProviders).filter((name) => toPatients.includes(name))).toEqual([]);
  });

  it('the copy of their data that people download has a section for every table that is listed as shown to them', async () => {
    const data = await ownData(test.platform.db, patient.id);
    for (const [table, { shown }] of Object.entries(ofAPatient))
      if (typeof shown === 'string') expect(Object.keys(data), table).toContain(shown);
    for (const provider of [doctor, await makePlace(test, 'hospital')]) {
      const own = await ownData(test.platform.db, provider.id);
      for (const [table, { shown }] of Object.entries(ofProviders))
        if (typeof shown === 'string') expect(Object.keys(own), table).toContain(shown);
    }
  });
});

describe('an erasure of a patient', () => {
  it('an erased patient is found only in tables that are listed as keeping data', async () => {
    const { db } = test.platform;
    const bytes = await fill();
    const before = await tablesWith(Object.values(secrets));
    for (const secret of Object.values(secrets)) expect(before.get(secret), secret).not.toEqual([]);
    const { files, kept } = await db
      .transaction()
      .execute((trx) => erase(trx, 'patient', { id: patient.id, by: admin.id }, now));
    const after = await tablesWith(Object.values(secrets));
    // the name stays with the account, and what was written for the treatment stays with the medical record
    expect(Object.fromEntries(after)).toEqual({
      [secrets.name]: ['account'],
      [secrets.email]: [],
      [secrets.phone]: [],
      [secrets.number]: [],
      [secrets.address]: [],
      [secrets.reason]: ['appointment'],
      [secrets.opinion]: [],
      [secrets.told]: ['message'],
      [secrets.toldFile]: ['private_file'],
      [secrets.lost]: [],
      [secrets.lostFile]: [],
      [secrets.found]: ['message'],
      [secrets.foundFile]: ['private_file'],
      [secrets.draft]: [],
      [secrets.draftFile]: [],
    });
    expect(files.toSorted()).toEqual(bytes.toSorted());
    expect(kept).toEqual(
      expect.arrayContaining([
        'one message with results of your tests, with the laboratory that sent it: they are medical records.',
        'one message that you sent, with those who received it.',
      ]),
    );
    for (const [table, { erased }] of Object.entries(ofAPatient))
      if (erased === 'gone') expect(await rowsOf(table, patient.id), table).toBe(0);
  });
});

describe.each(['doctor', 'hospital', 'laboratory', 'pharmacy'] as const)('an erasure of a %s', (kind) => {
  it('an erased provider is found only in tables that are listed as keeping data', async () => {
    const words = distinctValues(kind);
    const provider = await fillProvider(test, kind, { patient: await makePatient(test, 'Keza'), words });
    const before = await tablesWith(Object.values(words));
    for (const secret of Object.values(words)) expect(before.get(secret), secret).not.toEqual([]);
    const { db } = test.platform;
    await db.transaction().execute((trx) => erase(trx, kind, { id: provider.id, by: admin.id }, now));
    // two texts stay: the name, because records are kept under it, and the payout account, in past payouts
    expect(Object.fromEntries(await tablesWith(Object.values(words)))).toEqual({
      ...Object.fromEntries(Object.values(words).map((word) => [word, []])),
      [words.name]: ['account', 'provider'],
      [words.paidTo]: ['payout'],
    });
    for (const [table, { erased }] of Object.entries(ofProviders))
      if (erased === 'gone') expect(await rowsOf(table, provider.id), table).toBe(0);
  });
});

/** The number of rows of a table that refer to this person in any column. */
async function rowsOf(table: string, id: string): Promise<number> {
  const columns = await query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1
      and column_name in ('patient_id', 'account_id', 'login_id', 'item_id', 'provider_id', 'doctor_id', 'hospital_id')`,
    [table],
  );
  const conditions = columns.map(({ name }) => `${name}::text = $1`);
  if (conditions.length === 0) return 0;
  const [row] = await query<{ count: number }>(`select count(*) from ${table} where ${conditions.join(' or ')}`, [id]);
  return row!.count;
}

/** The tables in which each of these words occurs, in any column. */
async function tablesWith(words: string[]): Promise<Map<string, string[]>> {
  const tables = await query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const found = new Map(words.map((word) => [word, [] as string[]]));
  for (const { name } of tables) {
    const rows = await query<{ word: string }>(
      `select sought.secret as word from unnest($1::text[]) as sought(secret)
        where exists (select from "${name}" one where position(lower(sought.secret) in lower(one::text)) > 0)`,
      [words],
    );
    for (const { word } of rows) found.get(word)!.push(name);
  }
  return found;
}

/** Creates data of each kind for the patient; returns the storage keys of the files that the erasure must delete. */
async function fill(): Promise<string[]> {
  const { db } = test.platform;
  const { name: _name, email, phone, number: id_number, address, reason, opinion } = secrets;
  await db.updateTable('login').set({ email, phone }).where('id', '=', patient.id).execute();
  await db.updateTable('patient').set({ id_number, address }).where('id', '=', patient.id).execute();
  const appointment = await makeAppointment(test, { doctor, patient, status: 'COMPLETED' });
  await db.updateTable('appointment').set({ reason }).where('id', '=', appointment.id).execute();
  await db
    .updateTable('payment')
    .set({ request: JSON.stringify({ reason, address }), fields: JSON.stringify({ reason }) })
    .where('id', '=', appointment.paymentId)
    .execute();
  await db
    .insertInto('review')
    .values({ id: newId(), provider_id: doctor.id, patient_id: patient.id, overall: 5, text: opinion, accepted: true })
    .execute();
  await db
    .insertInto('idempotency_key')
    .values({
      account_id: patient.id,
      key: 'a key of hers',
      request_hash: Buffer.alloc(32),
      reply: JSON.stringify({ email }),
    })
    .execute();
  await insertInvitation(test, await makePlace(test, 'hospital'), { email });
  await db
    .insertInto('known_device')
    .values({ device_hash: Buffer.alloc(32), login_id: patient.id, last_used_at: now })
    .execute();
  await order(address);
  const { told, toldFile, lost, lostFile, found, foundFile, draft, draftFile } = secrets;
  await writeMessage(test, { from: patient, to: doctor, text: told, file: toldFile });
  const gone = await writeMessage(test, { from: patient, to: doctor, text: lost, file: lostFile });
  await db.deleteFrom('message_copy').where('message_id', '=', gone.id).where('account_id', '=', doctor.id).execute();
  const laboratory = await makePlace(test, 'laboratory');
  await writeMessage(test, { from: laboratory, to: patient, text: found, file: foundFile, order: newId() });
  const unsent = await writeMessage(test, { from: patient, text: draft, file: draftFile });
  return [gone.key, unsent.key];
}

async function order(house_street_no: string): Promise<void> {
  const { db } = test.platform;
  const shop = await makePlace(test, 'laboratory');
  const payment_id = newId();
  const whose = { patient_id: patient.id, payment_id };
  await db
    .insertInto('payment')
    .values({
      id: payment_id,
      tx_ref: payment_id,
      patient_id: patient.id,
      payee_id: shop.id,
      payee_kind: 'laboratory',
      purpose: 'laboratory_test',
      method: 'CASH',
      amount: 1_000,
      commission: 100,
      status: 'SUCCESSFUL',
    })
    .execute();
  await test.platform.pool.query(`insert into division (code, level, name) values (1, 1, 'Kigali')`);
  await db
    .insertInto('medical_order')
    .values({
      id: newId(),
      code: newId().slice(-8),
      kind: 'laboratory',
      provider_id: shop.id,
      category: 'Patient',
      status: 'COMPLETED',
      division_code: 1,
      house_street_no,
      ...whose,
    })
    .execute();
}
