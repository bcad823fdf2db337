import { retention } from '@ivuriro/contract/retention';
import { goesWith, stays } from '@ivuriro/contract/retention-exceptions';
import { readFileSync } from 'node:fs';
import { CompiledQuery } from 'kysely';
import pg from 'pg';
import { format } from 'oxfmt';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { modules } from '../../../app.ts';
import { asOwner } from '../../../platform/db/role.ts';
import { newId } from '../../../platform/ids.ts';
import { makeAdmin, makeDoctor, makePatient, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { tidy } from '../../identity/jobs/retention.ts';
import { daily, deleteExpired } from './retention.ts';
import { insertExpired } from '../../../testing/expired-rows.ts';
import { retentionPage } from '../testing/retention-page.ts';

type Line = keyof typeof daily;
const day = 86_400_000;
/** The clock of the test app: years ago, as some rows are deleted only if they are old by the database's clock too. */
const born = new Date('2020-03-01T10:00:00Z');
const lines = Object.keys(daily) as Line[];
const content = readFileSync(new URL('../../../../../../data/demo-content.json', import.meta.url), 'utf8');
const { policy } = (JSON.parse(content) as { texts: { policy: string } }).texts;

let test: TestApp;
let people: { patient: Person; doctor: Person; admin: Person };
beforeAll(async () => {
  test = await startTestApp({ now: born });
  people = { patient: await makePatient(test), doctor: await makeDoctor(test), admin: await makeAdmin(test) };
});
afterAll(() => test.close());

const query = async <T extends object>(text: string, values: unknown[] = []) =>
  (await test.platform.db.executeQuery(CompiledQuery.raw(text, values))).rows as T[];
/** For each line of the retention table, the database table, with a condition, from which it deletes rows. */
const rowsOf: Record<Line, string> = {
  notices: 'notification',
  arrivals: 'arrival',
  team_invitations: 'team_invitation',
  member_invitations: 'member_invitation',
  patient_merges: 'patient_merge',
  deleted_messages: 'message_copy where deleted_at is not null',
  drafts: 'message where sent_at is null',
  visitors_messages: `message where author_id is null or exists (
    select from message_recipient one where one.message_id = message.id and one.account_id is null)`,
  asked_with_payments: `payment where request <> '{}' or fields <> '{}'`,
  gateway_events: 'gateway_event',
  given_up_jobs: 'graphile_worker.jobs where attempts >= max_attempts',
  visitors: 'visit',
  begun_second_factors: 'login_factor',
  demo_mails: 'demo_mail',
  demo_text_messages: 'sms',
};
const left = async (line: Line) => (await query<{ count: number }>(`select count(*) from ${rowsOf[line]}`))[0]!.count;
const run = (at: Date) => deleteExpired({} as never, { ...test.platform, now: () => at });
type RetentionRun = { outcome: string; object_id: string };
const written = () =>
  query<RetentionRun>(`select outcome, object_id from audit where action = 'retention.done' order by id`);

describe('the table of retention periods', () => {
  it('every table has a retention period, depends on another table, or has a reason to stay', async () => {
    const tables = await query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public'`);
    const kept = stays.flatMap((one) => one.tables.split(/\s+/));
    const timed = Object.values(retention).map((line) => line.table);
    const said = [...Object.keys(goesWith), ...kept, ...timed.filter((name) => !name.includes('.'))];
    expect([...new Set(said)].toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
    expect(kept).toHaveLength(new Set(kept).size);
  });

  it('every job of the table of retention periods exists and runs as a sweeper', () => {
    const swept = modules.flatMap((one) => (one.sweepers ?? []).map(({ job }) => job));
    for (const { job } of Object.values(retention)) expect(swept).toContain(job);
  });

  it('the table of retention periods equals docs/retention.md', async () => {
    const { code } = await format('retention.md', retentionPage(), { printWidth: 120 });
    await expect(code).toMatchFileSnapshot('../../../../../../docs/retention.md');
  });

  it.each([
    ['notices', 'Notices: 365 days'],
    ['deleted_messages', 'A message that you deleted: 30 days after that'],
    ['drafts', 'A message that you began and never sent: 365 days'],
    ['visitors_messages', 'What you wrote by the contact form: 730 days'],
    ['asked_with_payments', 'What you asked for with a payment, apart from the visit or order itself: 90 days'],
    ['gateway_events', 'What the payment company told us: 730 days'],
    ['known_devices', '180 days after you last signed in on it'],
    ['password_links', '7 days after its time'],
    ['first_answers', 'after 1 day'],
  ] as const)('the privacy policy names the retention period that applies to %s', (line, words) => {
    expect(words).toContain(String(retention[line].days));
    expect(policy).toContain(words);
  });
});

describe('data whose period is over', () => {
  beforeEach(() => emptied());

  it.each(lines)(
    'data of the kind "%s" stay until their retention period is over, and are then deleted with all rows that belong to them',
    async (line) => {
      await insertExpired(test, people, born)[line]();
      const before = await left(line);
      expect(before).toBeGreaterThan(0);
      const end = born.getTime() + retention[line].days * day;
      // with a limit one day before the rows were written, none of them is old enough to be deleted
      await daily[line](test.platform, new Date(born.getTime() - day), 100);
      expect(await left(line)).toBe(before);
      await run(new Date(end));
      expect(await left(line)).toBe(0);
      expect((await written()).at(-1)).toMatchObject({ outcome: 'done', object_id: expect.stringContaining(line) });
    },
  );

  it('a message is deleted with its file when nobody has a copy of it any more; the person who answered it keeps the answer', async () => {
    await insertExpired(test, people, born).deleted_messages();
    const [file] = await query<{ key: string }>('select storage_key as key from private_file');
    expect(await test.platform.storage.get(file!.key)).not.toBeNull();
    await run(new Date(born.getTime() + 30 * day));
    expect(await query('select author_id, answers_id from message')).toEqual([
      { author_id: people.doctor.id, answers_id: null },
    ]);
    expect(await query('select from private_file')).toEqual([]);
    expect(await test.platform.storage.get(file!.key)).toBeNull();
  });

  it('a message of which somebody still has a copy is not deleted, nor is a laboratory result', async () => {
    await insertExpired(test, people, born).deleted_messages();
    await query('update message_copy set deleted_at = null where account_id = $1 and box = $2', [
      people.doctor.id,
      'inbox',
    ]);
    const result = newId();
    await query(
      `insert into message (id, author_id, sent_at, reference_type, reference_id)
        values ($1, $2, $3, 'LABORATORY_ORDER', $1)`,
      [result, people.doctor.id, born],
    );
    await query(`insert into message_copy values ($1, $1, $2, 'sent', $3, null, $3)`, [result, people.doctor.id, born]);
    await run(new Date(born.getTime() + 30 * day));
    expect(await query('select from message')).toHaveLength(3);
    expect(await query(`select box from message_copy where deleted_at is not null`)).toEqual([{ box: 'sent' }]);
    for (const statement of [
      `delete from message where sent_at is not null`,
      `delete from message where reference_id is not null`,
      `update message set text = 'Other words' where sent_at is not null`,
    ])
      await expect(query(statement), statement).rejects.toMatchObject({ code: 'IV001' });
  });

  it('when the purchase request of a payment is deleted, its amount and the files of the purchase stay', async () => {
    await insertExpired(test, people, born).asked_with_payments();
    await run(new Date(born.getTime() + 90 * day));
    expect(await query('select amount, request, fields from payment')).toEqual([
      { amount: 1_000, request: {}, fields: {} },
      { amount: 1_000, request: {}, fields: {} },
    ]);
    expect(await query('select from payment_attachment')).toHaveLength(1);
    expect(await query('select from private_file')).toHaveLength(1);
  });

  it('nobody can delete the events of a payment gateway while the payment may be disputed', async () => {
    const lately = new Date(Date.now() - 500 * day);
    await query(`insert into gateway_event values ('sandbox', 'lately', '{}', $1)`, [lately]);
    const [asked] = await query<{ gone: number }>(
      `select forget_gateway_events(now() + interval '9 years', 100) as gone`,
    );
    expect(asked).toEqual({ gone: 0 });
    await expect(query('delete from gateway_event')).rejects.toMatchObject({ code: '42501' });
  });

  it('expired rows are deleted once a day, and each run writes one line to the audit log', async () => {
    const at = new Date(born.getTime() + 400 * day);
    const lineOf = async () => (await written()).slice(-2);
    await run(at);
    const first = (await written()).length;
    await insertExpired(test, people, born).notices();
    await run(new Date(at.getTime() + 3_600_000));
    expect([await left('notices'), (await written()).length]).toEqual([1, first]);
    await run(new Date(at.getTime() + day));
    expect(await left('notices')).toBe(0);
    expect(await lineOf()).toEqual([
      { outcome: 'done', object_id: 'nothing' },
      { outcome: 'done', object_id: 'notices 1' },
    ]);
  });

  it('when one retention job fails the others still run, and the failed one is repeated an hour later', async () => {
    const at = new Date(born.getTime() + 900 * day);
    await insertExpired(test, people, born).notices();
    await insertExpired(test, people, born).gateway_events();
    const rename = (from: string, to: string) =>
      asOwner(test.databaseUrl, (owner) => owner.query(`alter function ${from} rename to ${to}`));
    await rename('forget_gateway_events', 'gone');
    await run(at);
    await rename('gone', 'forget_gateway_events');
    expect([await left('notices'), await left('gateway_events')]).toEqual([0, 1]);
    await run(new Date(at.getTime() + 3_600_000));
    expect(await left('gateway_events')).toBe(0);
    expect((await written()).slice(-2).map(({ outcome }) => outcome)).toEqual(['more', 'done']);
  });

  it.each([
    ['notices', ['notification_age']],
    ['deleted_messages', ['message_copy_deleted']],
    ['drafts', ['message_copy_drafts']],
    ['visitors_messages', ['message_by_visitor', 'message_to_visitor']],
    ['asked_with_payments', ['payment_asked_for']],
    ['gateway_events', ['gateway_event_age']],
    ['member_invitations', ['member_invitation_over']],
    ['visitors', ['visit_pkey']],
    ['begun_second_factors', ['login_factor_begun']],
    ['demo_mails', ['demo_mail_age']],
    ['demo_text_messages', ['sms_age']],
  ] as const)('the old rows of %s are found by an index', async (line, indexes) => {
    await insertExpired(test, people, born)[line]();
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    await daily[line](test.platform, new Date(born.getTime() + 9_000 * day), 100);
    const calls = asked.mock.calls as unknown as [string | { text: string; values?: unknown[] }, unknown[]?][];
    asked.mockRestore();
    const statements = calls
      .map(([one, values]) => (typeof one === 'string' ? { text: one, values } : one))
      .filter(({ text }) => /^\s*(select(?! set_config)|delete|update|with)/.test(text));
    const ofTheFunction: (typeof statements)[number] = {
      text: 'select ctid from gateway_event where received_at <= now() order by received_at',
    };
    const plans: string[] = [];
    await asOwner(test.databaseUrl, async (owner) => {
      await owner.query(
        `begin; set local enable_seqscan = off; set local ivuriro.actor = 'system'; set local role ivuriro_app`,
      );
      for (const { text, values } of line === 'gateway_events' ? [ofTheFunction] : statements) {
        const { rows } = await owner.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
        plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      }
    });
    expect(plans.join('\n')).not.toContain('Seq Scan');
    for (const index of indexes) expect(plans.join('\n')).toContain(index);
  });
});

describe('sessions and other hourly deletions', () => {
  const { password_links, phone_codes, known_devices, first_answers, tries } = retention;
  it.each([password_links, phone_codes, known_devices, first_answers, tries])(
    'rows of $table are deleted after $days days',
    async (line) => {
      const { db } = test.platform;
      const [hash, { id }] = [Buffer.alloc(32, 1), await makePatient(test)];
      await (
        {
          password_link: () =>
            db.insertInto('password_link').values({ token_hash: hash, login_id: id, expires_at: born }).execute(),
          phone_code: () =>
            db.insertInto('phone_code').values({ phone: '+250788000001', code_hash: hash, expires_at: born }).execute(),
          known_device: () =>
            db.insertInto('known_device').values({ device_hash: hash, login_id: id, last_used_at: born }).execute(),
          idempotency_key: () =>
            db
              .insertInto('idempotency_key')
              .values({ account_id: id, key: 'another key', request_hash: hash, created_at: born })
              .execute(),
          call_count: () => db.insertInto('call_count').values({ key: hash, calls: 1, resets_at: born }).execute(),
        } as const
      )[line.table]();
      const count = async () => (await query(`select from ${line.table}`)).length;
      const end = born.getTime() + line.days * day;
      await tidy({}, { ...test.platform, now: () => new Date(end - 1_000) });
      expect(await count()).toBe(1);
      await tidy({}, { ...test.platform, now: () => new Date(end) });
      expect(await count()).toBe(0);
    },
  );
});

const tables = `arrival audit demo_mail gateway_event login_factor message message_copy message_file message_recipient
  notification payment payment_attachment private_file sms visit`.split(/\s+/);

/** Deletes the rows that earlier tests left. */
async function emptied(): Promise<void> {
  await asOwner(test.databaseUrl, (owner) =>
    owner.query(`
      set session_replication_role = replica;
      ${tables.map((table) => `delete from ${table};`).join('\n')}
      delete from graphile_worker._private_jobs`),
  );
}
