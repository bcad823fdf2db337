import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { actingFor } from '../../../platform/db/actor-context.ts';
import { newId } from '../../../platform/ids.ts';
import { makeDeskRecord } from '../../../testing/desk-records.ts';
import { fillPatient } from '../../../testing/filled-patient.ts';
import {
  admin,
  from,
  into,
  merge,
  query,
  start,
  test,
  undo,
  useMergeScenario,
} from '../../../testing/merge-scenario.ts';
import { makeDoctor, makePatient, makePlace } from '../../../testing/people.ts';
import { erase } from './erase-account.ts';

useMergeScenario();

async function parties() {
  const blogId = newId();
  await query(`insert into blog (id, title, content, author_id) values ($1, 'A post', 'Words', $2)`, [
    blogId,
    admin.id,
  ]);
  return { doctor: await makeDoctor(test), laboratory: await makePlace(test, 'laboratory'), blogId };
}

describe('a merge is refused', () => {
  const refused = async (reply: Promise<{ status: number; body: { code?: string; message: string } }>) => {
    const { status, body } = await reply;
    return [status, body.code, body.message];
  };

  it('of a record with itself, with an unknown record, and with one that is merged or erased', async () => {
    expect(await refused(merge(from, from))).toEqual([409, 'conflict', 'This is one record, not two.']);
    expect((await merge(from, { id: newId() })).status).toBe(422);
    expect((await merge({ id: newId() }, into)).status).toBe(404);
    expect((await merge(await makeDoctor(test), into)).status).toBe(404);
    const { id } = (await merge(from, into)).body.data;
    const third = await makePatient(test, 'Third');
    expect(await refused(merge(from, into))).toEqual([
      409,
      'conflict',
      'The record of Aline Uwase was merged into another one already.',
    ]);
    expect((await merge(third, from)).status).toBe(409);
    await undo(id);
    await query('update account set deleted_at = now() where id = $1', [third.id]);
    expect(await refused(merge(from, third))).toEqual([409, 'conflict', 'The record of Third is closed.']);
  });

  it('when it would take a record from somebody who signs in to it', async () => {
    const recorded = await makeDeskRecord(test, await makePlace(test, 'hospital'));
    expect(await refused(merge(from, { id: recorded }))).toEqual([
      409,
      'conflict',
      'Somebody signs in to the other record. Keep that one.',
    ]);
    expect((await refused(merge(into, from)))[2]).toBe(
      'The patient signs in to the other record with a confirmed address or number. Keep that one.',
    );
    const other = await makePatient(test);
    expect((await refused(merge(other, into)))[2]).toBe(
      'Both records belong to people who sign in with a confirmed address or number. They cannot be merged.',
    );
  });

  it('while a payment or a data request of the record is open', async () => {
    await fillPatient(test, from, await parties());
    await query(`update payment set status = 'INITIATED' where patient_id = $1 and method = 'CASH'`, [from.id]);
    expect((await refused(merge(from, into)))[2]).toContain('A payment for this record is under way.');
    await query(`update payment set status = 'CASH_DUE' where patient_id = $1 and method = 'CASH'`, [from.id]);
    await query(`update data_request set status = 'PENDING', answer = null, answered_at = null where patient_id = $1`, [
      from.id,
    ]);
    expect((await refused(merge(from, into)))[2]).toContain('Answer that first.');
    await query('delete from data_request where patient_id = $1', [from.id]);
    expect((await merge(from, into)).status).toBe(201);
  });

  it('without the password, when it was entered more than 15 minutes ago; an undo is refused likewise', async () => {
    const { id } = (await merge(from, into)).body.data;
    test.clock.now = new Date(start.getTime() + 16 * 60_000);
    expect((await merge({ id: newId() }, into)).status).toBe(404);
    expect((await undo(id)).body.code).toBe('password_required');
    const other = await makePatient(test, 'Other', false);
    expect((await merge(other, into)).body.code).toBe('password_required');
  });
});

it('an erasure of the record that remains also erases the data of the record that was merged into it, and the merge itself', async () => {
  const recorded = await makeDeskRecord(test, await makePlace(test, 'hospital'), 'Nyirahabimana Zawadi');
  const { id } = (await merge({ id: recorded }, into)).body.data;
  const { doctor } = await parties();
  await query(`insert into review (id, provider_id, patient_id, overall, text) values ($1, $2, $3, 5, 'Mine')`, [
    newId(),
    doctor.id,
    recorded,
  ]);
  const { db, now } = test.platform;
  await db.transaction().execute((trx) => erase(trx, 'patient', { id: into.id, by: admin.id }, now()));
  expect(await query(`select name from account where id = $1`, [recorded])).toEqual([{ name: 'Former patient' }]);
  for (const left of [
    'desk_record where account_id = $1',
    'review where patient_id = $1',
    'patient_merge where from_id = $1',
  ])
    expect(await query(`select from ${left}`, [recorded]), left).toEqual([]);
  expect((await undo(id)).status).toBe(404);
});

it('only administrators and the system can read merges', async () => {
  await merge(from, into);
  const seen = (type: string, id: string) =>
    actingFor({ id, type }, async () => {
      const { rows } = await sql`select from patient_merge`.execute(test.platform.db);
      return rows.length > 0;
    });
  expect(await seen('admin', admin.id)).toBe(true);
  expect(await seen('system', 'system')).toBe(true);
  for (const type of ['patient', 'doctor', 'hospital']) expect(await seen(type, into.id), type).toBe(false);
});
