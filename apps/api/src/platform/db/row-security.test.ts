import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConsultingRoom, openConsultingRoom } from '../../testing/consulting-room.ts';
import { makeDoctor, makePatient, type Person } from '../../testing/people.ts';
import { newId } from '../ids.ts';
import { actingFor, asSystem, guarded } from './acting.ts';
import { withinSavepoint } from './savepoint.ts';

/** Tables without row security, and why. Who adds a table guards it or says here why not. */
const unguarded = {
  'everybody reads it': `accepted_insurance blog calendar_row commission division doctor doctor_finding doctor_free drug
    drug_category drug_class facility imaging insurance name_word offer picture place provider provider_count
    provider_facility provider_rating provider_speciality review review_reply search_word speciality static_content
    static_content_version symptom_disease team_member test treated_symptom_disease working_hour`,
  'the product’s own, of nobody’s body or money': `breach call_count data_request demo_mail idempotency_key import_run
    migration outbox search_count socket_io_attachments visit`,
  'who somebody is: every act asks it about others, and the sign-in before anybody is known': `account consent
    known_device login notification password_link patient post_seen recovery_code second_factor session`,
  'hospitals, laboratories, pharmacies and administrators work with all of theirs, and a booking looks at everybody’s times': `appointment
    appointment_attachment appointment_move appointment_status_change medical_order medical_order_attachment
    medical_order_line medical_order_status_change meeting private_file slot_claim`,
  'one act moves what belongs to several people; sums, floors and append-only are kept by the database': `gateway_event
    ledger_account ledger_entry ledger_transaction payment payment_attachment payment_info payout payout_limit refund
    sandbox_refund sandbox_transaction sandbox_transfer wallet wallet_count wallet_month`,
  'it is only added to, and its reader’s own lines are a condition of the query': 'audit',
};

describe('rows with what was said to a doctor or written in a message', () => {
  let room: ConsultingRoom;
  let stranger: Person;
  let otherDoctor: Person;
  beforeAll(async () => {
    room = await openConsultingRoom(new Date('2026-11-20T08:00:00Z'));
    stranger = await makePatient(room.world, 'Stranger');
    otherDoctor = await makeDoctor(room.world);
    expect((await room.save({ comment: 'Rest' })).status).toBe(201);
    const { db, pool } = room.world.platform;
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
    const { status, body } = await room.world.call('POST', '/messages', { token: room.patient.token, body: letter });
    expect([status, body.message]).toEqual([201, 'Message sent successfully']);
    const [{ id: message }] = (await pool.query('select id from message')).rows;
    const { rows } = await pool.query(`select id from private_file limit 1`);
    await sql`insert into message_file values (${message}, 0, ${rows[0].id})`.execute(db);
  });
  afterAll(() => room.world.close());

  /** How many rows a query without any condition answers to this caller, outside and within of a transaction. */
  async function seenBy(caller: string | null, table: string): Promise<number> {
    const { db } = room.world.platform;
    const all = sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`;
    const [outside, within] = await actingFor(caller, () =>
      Promise.all([all.execute(db), db.transaction().execute((trx) => all.execute(trx))]),
    );
    expect(within.rows).toEqual(outside.rows);
    return outside.rows[0]!.rows;
  }

  it('are guarded, and every other table says why not', async () => {
    const { rows } = await room.world.platform.pool.query<{ name: string; guarded: boolean }>(
      `select relname as name, relrowsecurity as guarded from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
    );
    const names = (ones: typeof rows) => ones.map((one) => one.name);
    expect(names(rows.filter((row) => row.guarded))).toEqual(guarded);
    expect(names(rows.filter((row) => !row.guarded))).toEqual(
      Object.values(unguarded)
        .flatMap((list) => list.split(/\s+/))
        .toSorted(),
    );
  });

  it.each(guarded)('%s answers its people, the product itself, and nobody else', async (table) => {
    const own = await seenBy(room.patient.id, table);
    expect(own).toBeGreaterThan(0);
    expect(await seenBy(room.doctor.id, table)).toBe(own);
    for (const caller of [stranger.id, otherDoctor.id, null]) expect(await seenBy(caller, table)).toBe(0);
    const all = () => sql`select from ${sql.table(table)}`.execute(room.world.platform.db);
    expect((await asSystem(all)).rows.length).toBeGreaterThanOrEqual(own);
  });

  it('are not changed by whom they do not belong to', async () => {
    const { db } = room.world.platform;
    const change = () => db.updateTable('consultation_file').set({ comment: 'Changed' }).executeTakeFirstOrThrow();
    expect(await actingFor(otherDoctor.id, change)).toMatchObject({ numUpdatedRows: 0n });
    expect(await actingFor(room.doctor.id, change)).toMatchObject({ numUpdatedRows: 1n });
    const remove = () => db.deleteFrom('message_copy').executeTakeFirstOrThrow();
    expect(await actingFor(stranger.id, remove)).toMatchObject({ numDeletedRows: 0n });
  });

  it('a connection that was never told who asks has none', async () => {
    const client = await room.world.platform.pool.connect();
    try {
      for (const table of guarded) expect((await client.query(`select from ${table}`)).rowCount, table).toBe(0);
    } finally {
      client.release();
    }
  });

  it('many callers on shared connections each see their own', async () => {
    const { db } = room.world.platform;
    const callers = Array.from(
      { length: 200 },
      (_, index) => [room.patient.id, stranger.id, room.doctor.id, null][index % 4] ?? null,
    );
    const seen = await Promise.all(
      callers.map((caller) => actingFor(caller, () => db.selectFrom('message_copy').select('account_id').execute())),
    );
    seen.forEach((rows, index) => {
      const caller = callers[index];
      const owns = caller === room.patient.id || caller === room.doctor.id;
      expect(rows).toEqual(owns ? [{ account_id: caller }] : []);
    });
  });

  it('who asks may change within a transaction, and a savepoint that is undone undoes nothing of it', async () => {
    const { db } = room.world.platform;
    const seen = await actingFor(room.patient.id, () =>
      db.transaction().execute(async (trx) => {
        const count = async () => (await trx.selectFrom('message_copy').select('id').execute()).length;
        const all = await asSystem(count);
        const own = await count();
        await withinSavepoint(trx, async () => {
          await asSystem(count);
          throw new Error('undone');
        }).catch(() => {});
        return [own, all, await asSystem(count), await count()];
      }),
    );
    expect(seen).toEqual([1, 2, 2, 1]);
  });
});
