import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayMs, instantOf } from '../../../platform/clock.ts';
import { deliver } from '../../../testing/deliver.ts';
import { makeChild, makePatient } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { identity } from '../../identity/index.ts';

const birthday = instantOf('2026-12-03', 0);
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ now: birthday });
});
afterAll(() => test.close());

async function sweep(): Promise<void> {
  await identity.jobs!.tell_of_age!({} as never, test.platform);
  await deliver(test);
}

it('a guardian gets one notification and one mail when the child becomes 16', async () => {
  const mother = await makePatient(test, 'Jeanne Mukamana');
  const child = await makeChild(test, mother);
  const list = async ({ token }: { token: string }) =>
    (await test.call('GET', '/patient/notifications', { token })).body.data.data;
  const mails = () => test.mails.filter(({ to }) => to === mother.email).map(({ subject }) => subject);
  await test.platform.pool.query(`update patient set birth_date = '2010-12-03' where id = $1`, [child.id]);

  test.clock.now = new Date(birthday.getTime() - 1);
  await sweep();
  expect([await list(mother), mails()]).toEqual([[], []]);

  test.clock.now = birthday;
  await Promise.all([sweep(), sweep()]);
  const told = await list(mother);
  expect(told).toMatchObject([{ notifiable_status: 'DependantOfAge', reference_url: '/profile/family' }]);
  expect(mails()).toEqual(['Your child is 16: the record can be handed over']);

  // after the notification is deleted at the end of its retention period, the guardian is not notified again
  await test.platform.pool.query('delete from notification');
  test.clock.now = new Date(birthday.getTime() + dayMs);
  await sweep();
  expect([await list(mother), mails().length]).toEqual([[], 1]);
});
