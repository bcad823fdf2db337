import { describe, expect, it } from 'vitest';
import { dayMs } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import {
  admin,
  codeOf,
  compare,
  from,
  into,
  merge,
  query,
  start,
  test,
  undo,
  useMergeScenario,
} from '../../../testing/merge-scenario.ts';
import { makePatient } from '../../../testing/people.ts';

useMergeScenario();

describe('an undo of a merge is refused', () => {
  /** Sets the time at which the administrator entered the password to now. */
  const enterPassword = () =>
    query('update session set password_at = $2 where account_id = $1', [admin.id, test.clock.now]);

  it('a second time, and after 30 days', async () => {
    const first = (await merge(from, into)).body.data;
    expect((await undo(first.id)).status).toBe(200);
    expect((await undo(first.id)).body).toMatchObject({ code: 'conflict', message: 'This merge was undone already.' });
    const { id, undo_until } = (await merge(from, into)).body.data;
    expect(undo_until).toBe(new Date(start.getTime() + 30 * dayMs).toISOString());
    test.clock.now = new Date(start.getTime() + 30 * dayMs);
    await query(`update session set expires_at = 'infinity', last_used_at = $1`, [test.clock.now]);
    await enterPassword();
    expect(await undo(id)).toMatchObject({ status: 422, body: { code: 'too_late' } });
    test.clock.now = new Date(start.getTime() + 30 * dayMs - 1);
    expect((await undo(id)).status).toBe(200);
  });

  it('when the record that remains was merged later into a third one, until that merge is undone', async () => {
    const third = await makePatient(test, 'Third');
    const first = (await merge(from, into)).body.data;
    await query('update login set email_proved_at = null where id = $1', [into.id]);
    const second = (await merge(into, third)).body.data;
    expect((await compare(await codeOf(from))).body.data.id).toBe(third.id);
    expect((await undo(first.id)).body).toMatchObject({
      code: 'conflict',
      message: 'The record of Aline Uwase M. was merged too. Undo that first.',
    });
    expect((await undo(second.id)).status).toBe(200);
    expect((await compare(await codeOf(from))).body.data.id).toBe(into.id);
    expect((await undo(first.id)).status).toBe(200);
  });

  it('when the patient of the closed record has signed up again meanwhile', async () => {
    const { id } = (await merge(from, into)).body.data;
    await query(`insert into account (id, login_id, type, name, user_code) values ($1, $2, 'patient', 'Again', $3)`, [
      newId(),
      from.id,
      newId().slice(-8),
    ]);
    expect((await undo(id)).body).toMatchObject({
      code: 'conflict',
      message: 'The patient has signed up again since. Merge that record.',
    });
  });
});
