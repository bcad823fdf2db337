import assert from 'node:assert/strict';
import { bookAndPay, paper, signIn, told, type Visitor } from '../testing/visitor.ts';
import { address, eventually, type Parts } from './compose.ts';
import { step } from './run.ts';

/** Books and pays an appointment through the proxy, and expects its notification, which only the worker sends. */
export async function bookings({ compose }: Parts): Promise<void> {
  const [patient, doctor] = [await signIn(address, 'patient'), await signIn(address, 'doctor')];
  const before = await unreadNotifications(patient);
  const toldMore = (than: number) =>
    eventually(async () => assert((await unreadNotifications(patient)) > than, 'The patient was not told.'));
  await step('an appointment is booked and paid, its document is read, and the patient is notified', async () => {
    const { attachment } = await bookAndPay(address, patient, doctor.id, paper('where it hurts'));
    const { pathname, search } = new URL(attachment[0]!);
    assert.match(await (await fetch(address + pathname + search)).text(), /where it hurts/);
    await toldMore(before);
  });
  await step('without a worker notifications wait, and the next worker sends them', async () => {
    await compose('stop', 'worker');
    const then = await unreadNotifications(patient);
    await bookAndPay(address, patient, doctor.id, paper('while nobody works'));
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    assert.equal(await unreadNotifications(patient), then);
    await compose('up', '--detach', '--no-build', '--wait', 'worker');
    await toldMore(then);
  });
}

const unreadNotifications = async ({ token }: Visitor): Promise<number> =>
  (await told(address, 'GET /patient/notifications?per_page=1', undefined, token)).total;
