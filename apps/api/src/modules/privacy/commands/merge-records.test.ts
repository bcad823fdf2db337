import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { modules } from '../../../app.ts';
import { asOwner } from '../../../platform/db/role.ts';
import { newId } from '../../../platform/ids.ts';
import { makeAppointment } from '../../../testing/appointments.ts';
import { makeDeskRecord } from '../../../testing/desk-records.ts';
import { mergeCalls } from '../../../testing/merge-calls.ts';
import { fillPatient } from '../../../testing/filled-patient.ts';
import { makeAdmin, makeChild, makeDoctor, makePatient, makePlace, type Person } from '../../../testing/people.ts';
import { closeAndCheckLedger, createOrderScenario, testOrder } from '../../../testing/order-scenario.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { bookedByDesk, wasCancelledByPatient } from '../../scheduling/index.ts';

const start = new Date('2026-11-28T08:00:00Z');
let test: TestApp;
let admin: Person;
let doctor: Person;
let laboratory: Person;
let blogId: string;
let from: Person;
let into: Person;
beforeAll(async () => {
  test = await startTestApp({ now: start });
  [admin, doctor, laboratory] = [await makeAdmin(test), await makeDoctor(test), await makePlace(test, 'laboratory')];
  blogId = newId();
  await query(
    `insert into blog (id, title, content, author_id) values ('${blogId}', 'A post', 'Words', '${admin.id}')`,
  );
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = start;
  [from, into] = [await makePatient(test, 'Aline Uwase', false), await makePatient(test, 'Aline Uwase M.')];
});

type Row = Record<string, unknown>;
const { merge, undo, compare, codeOf, query } = mergeCalls(
  () => test,
  () => admin,
);
async function post(): Promise<string> {
  const id = newId();
  await query(`insert into blog (id, title, content, author_id) values ($1, 'A post', 'Words', $2)`, [id, admin.id]);
  return id;
}

const columns = modules.flatMap((module) => module.partyColumns ?? []);
/** Tables that are not compared, because every call, a sign-in or the merge itself changes them. */
const besides = ['audit', 'session', 'outbox', 'call_count', 'patient_merge'];

/** Every row of the database as text, by table. */
async function everyRow(): Promise<Record<string, string[]>> {
  return asOwner(test.databaseUrl, async (owner) => {
    const { rows: tables } = await owner.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all ($1)`,
      [besides],
    );
    const found: Record<string, string[]> = {};
    for (const { name } of tables) {
      const { rows } = await owner.query<{ row: string }>(`select one::text as row from "${name}" one order by 1`);
      found[name] = rows.map(({ row }) => row);
    }
    return found;
  });
}

/** Columns with a foreign key to a patient or an account that a merge does not change, with the reason. */
const staying: Record<string, string> = {
  'appointment_move.by_account_id': 'history: who moved the appointment',
  'move_link.by_account_id': 'a doctor or a hospital, who asked for a new time',
  'payment_link.by_account_id': 'a doctor or a hospital, who sent the link',
  'appointment_status_change.by_account_id': 'history: who changed the status',
  'medical_order_status_change.by_account_id': 'history: who changed the status',
  'consent.account_id': 'append-only: the proof of who agreed to which text',
  'data_request.account_id': 'never a patient',
  'data_request.answered_by': 'an administrator',
  'breach.created_by': 'an administrator',
  'money_setting_request.requested_by': 'an administrator',
  'money_setting_request.decided_by': 'an administrator',
  'payout.requested_by': 'an administrator or provider',
  'payout.approved_by': 'an administrator',
  'blog.author_id': 'an administrator',
  'static_content_version.author_id': 'an administrator',
  'import_run.account_id': 'an administrator',
  'shared_computer.account_id': 'a provider',
  'desk_record.place_id': 'a provider',
  'provider.id': 'a provider',
  'patient.id': 'the record itself: who the person is',
  'desk_record.account_id': 'who the person is; the desk finds the record that remains',
  'membership.account_id': 'memberships of the closed record end',
  'session.account_id': 'sessions of the closed record end',
  'member_invitation.account_id': 'nobody can accept an invitation to a closed record',
  'idempotency_key.account_id': 'answers that were given to the closed record, for a day',
  'second_factor.account_id': 'replaced by login_factor; nothing is written to it any more',
  'patient_merge.from_id': 'the merge itself',
  'patient_merge.into_id': 'the merge itself',
};

it('every column that refers to an account is changed by a merge, or is listed with a reason to stay', async () => {
  const rows = await query<{ name: string }>(
    `select conrelid::regclass || '.' || attname as name from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid in ('account'::regclass, 'patient'::regclass) order by 1`,
  );
  const declared = columns.map(({ table, column }) => `${table}.${column}`);
  expect([...declared, ...Object.keys(staying)].toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

describe('a merge of two records', () => {
  it('moves only the rows that name the patient as a party, and an undo gives back the same rows', async () => {
    const parties = { doctor, laboratory, blogId };
    await fillPatient(test, from, parties);
    const before = await everyRow();
    const { status, body } = await merge(from, into);
    expect(status).toBe(201);
    const after = await everyRow();

    const moved = Object.fromEntries(columns.map(({ table }) => [table, before[table]!]));
    for (const { table, column } of columns) {
      if (column === 'merged_into') continue;
      const text = `select count(*)::int as rows from ${table} where ${column} = $1`;
      expect(await query(text, [from.id]), `${table}.${column}`).toEqual([{ rows: 0 }]);
      expect((await query<{ rows: number }>(text, [into.id]))[0]!.rows, `${table}.${column}`).toBeGreaterThan(0);
    }
    for (const [table, rows] of Object.entries(after)) {
      if (['account', 'membership'].includes(table)) continue;
      const expected = table in moved ? rows.map((row) => row.replaceAll(into.id, from.id)).toSorted() : rows;
      expect(expected, table).toEqual(before[table]!.toSorted());
    }
    expect((await undo(body.data.id)).status).toBe(200);
    expect(await everyRow()).toEqual(before);
  });

  it('does not move a row that a patient may have only once, such as a review of a doctor, when the other record has one', async () => {
    const review = (patient: Person, text: string) =>
      query(`insert into review (id, provider_id, patient_id, overall, text) values ($1, $2, $3, 5, $4)`, [
        newId(),
        doctor.id,
        patient.id,
        text,
      ]);
    await review(from, 'The older one');
    await review(into, 'The one that is shown');
    await query('insert into post_seen values ($1, $3), ($2, $3)', [from.id, into.id, blogId]);
    const { id } = (await merge(from, into)).body.data;
    const reviews = () =>
      query('select patient_id, text from review where patient_id in ($1, $2) order by text', [from.id, into.id]);
    const both = [
      { patient_id: from.id, text: 'The older one' },
      { patient_id: into.id, text: 'The one that is shown' },
    ];
    expect(await reviews()).toEqual(both);
    expect((await undo(id)).status).toBe(200);
    expect(await reviews()).toEqual(both);
  });

  it('changes nothing in the ledger, and a later refund belongs to the record that remains', async () => {
    const scenario = await createOrderScenario();
    try {
      const chief = await makeAdmin(scenario);
      const calls = mergeCalls(
        () => scenario,
        () => chief,
      );
      await calls.query('update login set email_proved_at = null where id = $1', [scenario.patient.id]);
      const { id: order } = (await scenario.buy(testOrder(scenario))).body.data;
      const other = await makePatient(scenario);
      const sums = () =>
        calls.query(`select name, owner_id, balance, (select sum(amount) from ledger_entry where account_id = one.id)
          from ledger_account one order by id`);
      const before = await sums();
      expect((await calls.merge(scenario.patient, other)).status).toBe(201);
      expect(await sums()).toEqual(before);
      const cancelled = await scenario.call('PUT', `/patient/laboratory/test/orders/${order}`, {
        token: other.token,
        body: { status: 'CANCELLED' },
      });
      expect(cancelled.status).toBe(200);
      expect(await calls.query('select patient_id, status from payment')).toEqual([
        { patient_id: other.id, status: 'REFUND_PENDING' },
      ]);
    } finally {
      await closeAndCheckLedger(scenario);
    }
  });

  it('leaves appointments that were made after it with the other record when it is undone', async () => {
    await fillPatient(test, from, { doctor, laboratory, blogId });
    const { id } = (await merge(from, into)).body.data;
    await fillPatient(
      test,
      { ...into, name: 'later' },
      { doctor: await makeDoctor(test), laboratory: await makePlace(test, 'laboratory'), blogId: await post() },
    );
    expect((await undo(id)).status).toBe(200);
    const appointmentsOf = (patient: Person) => query('select id from appointment where patient_id = $1', [patient.id]);
    expect(await appointmentsOf(from)).toHaveLength(2);
    expect(await appointmentsOf(into)).toHaveLength(2);
  });

  it('makes both codes find the record that remains, for an administrator, at a desk and in the audit log', async () => {
    const hospital = await makePlace(test, 'hospital');
    const recorded = await makeDeskRecord(test, hospital, 'Alphonse Habimana');
    const code = await codeOf({ id: recorded });
    const seen = async (search: string) =>
      (await test.call('GET', '/hospital/patients', { token: hospital.token, query: { 'text-search': search } })).body
        .data.data as Row[];
    expect(await seen(code)).toMatchObject([{ id: recorded }]);
    expect((await compare(code)).body.data).toMatchObject({
      id: recorded,
      made_by: hospital.name,
      members: 0,
      appointments: 0,
    });
    const { id } = (await merge({ id: recorded }, into)).body.data;
    expect((await compare(code)).body.data).toMatchObject({ id: into.id, made_by: null, members: 1 });
    expect((await compare(await codeOf(into))).body.data.id).toBe(into.id);
    expect(await seen(code)).toMatchObject([{ id: into.id }]);
    expect(await seen(code.slice(0, 4))).toMatchObject([{ id: into.id }]);
    const one = await test.call('GET', `/hospital/patients/${into.id}`, { token: hospital.token });
    expect(one).toMatchObject({ status: 200, body: { data: { email: into.email } } });
    const again = { full_name: 'Alphonse Habimana', phone: '+250788000321', birth_date: '1980-05-12' };
    const desk = await test.call('POST', '/hospital/patients', { token: hospital.token, body: again });
    expect(desk).toMatchObject({ status: 200, body: { data: { id: into.id } } });
    const audited = (
      await test.call('GET', '/admin/audit', {
        token: admin.token,
        query: { patient_id: code, action: 'patient.merged' },
      })
    ).body.data.data as Row[];
    expect(audited).toMatchObject([{ patient_id: recorded }]);
    await undo(id);
    expect(await seen(code)).toMatchObject([{ id: recorded }]);
  });

  it('is shown in the access log and the data copy of the patient, with all who opened either record', async () => {
    const hospital = await makePlace(test, 'hospital');
    const recorded = await makeDeskRecord(test, hospital);
    await test.call('GET', `/hospital/patients/${recorded}`, { token: hospital.token });
    await merge({ id: recorded }, into);
    const { data } = (await test.call('GET', '/patient/access_log', { token: into.token })).body.data;
    expect(data.map(({ action }: Row) => action)).toEqual(['patient.merged', 'patient.read']);
    const { json } = (await test.call('GET', '/my_data', { token: into.token })).body.data;
    const { pathname, search } = new URL(json);
    const copy = JSON.parse((await test.app.inject({ method: 'GET', url: pathname + search })).body);
    expect(copy).toMatchObject({
      merged_records: [{ user_code: await codeOf({ id: recorded }) }],
      made_at_a_desk: [{ place: hospital.name, phone: '+250788000321' }],
      who_opened_my_file: [{ action: 'patient.read' }, { action: 'patient.merged' }],
    });
  });

  it('keeps the history that the patient booked and cancelled an appointment, although the appointment moves to another record', async () => {
    const { id } = await makeAppointment(test, { doctor, patient: from, status: 'CANCELLED' });
    for (const [before, after] of [[null, 'PENDING'] as const, ['PENDING', 'CANCELLED'] as const])
      await query(
        `insert into appointment_status_change (appointment_id, from_status, to_status, by_account_id, at)
          values ($1, $2, $3, $4, now())`,
        [id, before, after, from.id],
      );
    await merge(from, into);
    const { db } = test.platform;
    expect([await bookedByDesk(db, id), await wasCancelledByPatient(db, id)]).toEqual([null, true]);
  });

  it('signs out the person whose record it closes, and an undo gives the record back to that person', async () => {
    const read = () => test.call('GET', '/patient/details', { token: from.token });
    expect((await read()).status).toBe(200);
    const ended: string[] = [];
    const { realtime } = test.platform;
    test.platform.realtime = { ...realtime, disconnect: (id) => void ended.push(id) };
    const sessions = await query('select id from session where account_id = $1', [from.id]);
    const { id } = (await merge(from, into)).body.data;
    test.platform.realtime = realtime;
    expect(ended).toEqual(sessions.map((one) => one.id));
    expect((await read()).status).toBe(401);
    await undo(id);
    expect(await query('select role from membership where account_id = $1 and until is null', [from.id])).toEqual([
      { role: 'self' },
    ]);
  });

  it('makes the guardian of a child’s closed record a guardian of the record that remains, until an undo', async () => {
    const father = await makePatient(test, 'Eric Mugisha');
    const [one, other] = [await makeChild(test, into), await makeChild(test, father)];
    const { id } = (await merge(other, one)).body.data;
    const guardians = async (child: Person) =>
      (
        await query<{ login_id: string }>('select login_id from membership where account_id = $1 and until is null', [
          child.id,
        ])
      )
        .map(({ login_id }) => login_id)
        .toSorted();
    expect(await guardians(one)).toEqual([into.id, father.id].toSorted());
    await undo(id);
    expect(await guardians(one)).toEqual([into.id]);
    expect(await guardians(other)).toEqual([father.id]);
  });
});
