import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillPatient } from '../../../testing/filled-patient.ts';
import { mergeCalls } from '../../../testing/merge-calls.ts';
import { joinAccount } from '../../../testing/members.ts';
import { makeAdmin, makeChild, makeDoctor, makePatient, makePlace, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let admin: Person;
let own: Person;
let other: Person;
beforeAll(async () => {
  test = await startTestApp();
  admin = await makeAdmin(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  [own, other] = [await makePatient(test, 'Aline Uwase'), await makePatient(test, 'Aline Uwase M.')];
});
const { query, undo, codeOf } = mergeCalls(
  () => test,
  () => admin,
);
const merge = (token = other.token, by = own.token) =>
  test.call('POST', '/patient/merge', { token: by, body: { token } });
const opens = async (token: string) => (await test.call('GET', '/patient/details', { token })).status;
const bornOn = ({ id }: Person, day: string | null) =>
  query('update patient set birth_date = $2 where id = $1', [id, day]);
const mergesOf = () => query('select from patient_merge where into_id = $1', [own.id]);

describe('a patient who signs in to two records of their own', () => {
  it('can merge them: the data of the other record moves, its sessions end, and its code finds the record that remains', async () => {
    await fillPatient(test, other, {
      doctor: await makeDoctor(test),
      laboratory: await makePlace(test, 'laboratory'),
      blogId: await blogOf(admin),
    });
    await query('update payment set status = $2 where patient_id = $1 and status in ($3, $4)', [
      other.id,
      'CASH_DUE',
      'INITIATED',
      'VERIFYING',
    ]);
    await query('delete from data_request where patient_id = $1', [other.id]);
    const appointments = () =>
      query<{ patient_id: string }>('select distinct patient_id from appointment where patient_id in ($1, $2)', [
        own.id,
        other.id,
      ]);
    expect(await appointments()).toEqual([{ patient_id: other.id }]);
    const { status, body } = await merge();
    expect([status, body.data]).toMatchObject([200, { id: own.id, full_name: 'Aline Uwase' }]);
    expect(await appointments()).toEqual([{ patient_id: own.id }]);
    expect([await opens(own.token), await opens(other.token)]).toEqual([200, 401]);
    const found = await test.call('GET', `/admin/patients/${await codeOf(other)}`, { token: admin.token });
    expect(found.body.data.id).toBe(own.id);
    expect(
      await query('select action from audit where patient_id = $1 and action = $2', [own.id, 'record.merged']),
    ).toEqual([{ action: 'record.merged' }]);
  });

  it('can merge them, and an administrator can undo the merge', async () => {
    await merge();
    const [row] = await query<{ id: string }>('select id from patient_merge where into_id = $1', [own.id]);
    expect((await undo(row!.id)).status).toBe(200);
    expect(await query('select deleted_at from account where id = $1', [other.id])).toEqual([{ deleted_at: null }]);
  });

  it('gets the birth date of the other record when the record that remains has none', async () => {
    await bornOn(own, null);
    await bornOn(other, '1990-02-03');
    expect((await merge()).status).toBe(200);
    expect(await query('select birth_date::text from patient where id = $1', [own.id])).toEqual([
      { birth_date: '1990-02-03' },
    ]);
  });

  it('merges them only once with two simultaneous calls', async () => {
    const replies = await Promise.all([merge(), merge()]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(await mergesOf()).toHaveLength(1);
  });

  it('keeps one of them when each is merged into the other at the same moment', async () => {
    const replies = await Promise.all([merge(), merge(own.token, other.token)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      await query('select from account where id in ($1, $2) and deleted_at is null', [own.id, other.id]),
    ).toHaveLength(1);
  });
});

describe('nothing is merged', () => {
  const answer = async (reply: Promise<{ status: number; body: { code?: string } }>) => {
    const { status, body } = await reply;
    expect(await mergesOf()).toEqual([]);
    return [status, body.code];
  };

  it('with a token that is unknown, has ended, or does not belong to another record of one’s own', async () => {
    const wrong = [422, 'other_record'];
    expect(await answer(merge('a token that nobody has'))).toEqual(wrong);
    expect(await answer(merge(own.token))).toEqual(wrong);
    expect(await answer(merge((await makeChild(test, other)).token))).toEqual(wrong);
    expect(await answer(merge((await makeDoctor(test)).token))).toEqual(wrong);
    expect(await answer(merge((await makeAdmin(test)).token))).toEqual(wrong);
    const { token } = await joinAccount(test, await makePlace(test, 'hospital'), other, 'nurse');
    expect(await answer(merge(token))).toEqual(wrong);
    await test.call('POST', '/logout', { token: other.token });
    expect(await answer(merge())).toEqual(wrong);
    expect(await opens(own.token), 'a wrong token signs nobody out').toBe(200);
  });

  it('when the caller is a guardian who is signed in to the record of a child', async () => {
    const child = await makeChild(test, own);
    expect(await answer(merge(other.token, child.token))).toEqual([403, 'not_permitted']);
  });

  it('when the birth dates differ', async () => {
    await bornOn(own, '1990-02-03');
    await bornOn(other, '1990-02-04');
    expect(await answer(merge())).toEqual([422, 'birth_date_differs']);
  });

  it('when one of the two logins has neither a confirmed e-mail address nor a confirmed phone number', async () => {
    for (const { id } of [own, other]) {
      await query('update login set email_proved_at = null where id = $1', [id]);
      expect(await answer(merge())).toEqual([409, 'conflict']);
      await query('update login set email_proved_at = now() where id = $1', [id]);
    }
  });
});

async function blogOf({ id }: Person): Promise<string> {
  const [row] = await query<{ id: string }>(
    `insert into blog (id, title, content, author_id) values (gen_random_uuid(), 'A post', 'Words', $1) returning id`,
    [id],
  );
  return row!.id;
}
