import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { textPerson } from './text-person.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('a number gets at most ten text messages of one kind in an hour, and each kind is counted separately', async () => {
  const to = '+250788345678';
  const text = (kind: string, words: string) => textPerson(test.platform, to, { kind, words });
  for (let nth = 1; nth <= 12; nth++) await text('moved', `visit ${nth}`);
  await text('cancelled', 'another one');
  await textPerson(test.platform, null, { kind: 'moved', words: 'to nobody' });
  const { rows } = await test.platform.pool.query<{ text: string }>(
    'select text from sms where number = $1 order by id',
    [to],
  );
  expect(rows.map((row) => row.text)).toEqual([
    ...Array.from({ length: 10 }, (_, index) => `Ivuriro: visit ${index + 1}`),
    'Ivuriro: another one',
  ]);
});
