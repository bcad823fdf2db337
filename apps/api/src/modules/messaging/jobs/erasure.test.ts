import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asSystem } from '../../../platform/db/actor-context.ts';
import { newId } from '../../../platform/ids.ts';
import { writeMessage } from '../../../testing/messages.ts';
import { makeDoctor, makePatient, makePlace } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { eraseMailbox } from './erasure.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const erase = (id: string, before: () => unknown = () => {}) =>
  asSystem(() =>
    test.platform.db.transaction().execute(async (trx) => {
      const left = await eraseMailbox(trx, id);
      await before();
      return left;
    }),
  );
const kept = async (id: string) =>
  (await asSystem(() => test.platform.db.selectFrom('message').select('id').where('id', '=', id).execute())).length;

it('when the sender and the recipient of a message are erased at the same time, the second erasure deletes the message', async () => {
  const [one, other] = [await makeDoctor(test), await makePatient(test)];
  const { id, key } = await writeMessage(test, { from: one, to: other, text: 'Between us', file: 'us.txt' });
  let both = Promise.resolve({ files: [] as string[] });
  const first = await erase(one.id, async () => {
    both = erase(other.id);
    await pause(300);
  });
  expect(first).toMatchObject({ files: [], sent: 1 });
  expect((await both).files).toEqual([key]);
  expect(await kept(id)).toBe(0);
});

it('a laboratory result stays when both the patient and the laboratory are erased', async () => {
  const [laboratory, patient] = [await makePlace(test, 'laboratory'), await makePatient(test)];
  const { id } = await writeMessage(test, {
    from: laboratory,
    to: patient,
    text: 'All is well',
    file: 'blood.pdf',
    order: newId(),
  });
  expect(await erase(patient.id)).toEqual({ files: [], sent: 0, results: 1 });
  expect(await erase(laboratory.id)).toEqual({ files: [], sent: 1, results: 0 });
  expect(await kept(id)).toBe(1);
});
