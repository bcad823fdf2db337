import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookVisit, type Clinic, openClinic } from '../../../testing/clinic.ts';

let clinic: Clinic;
beforeAll(async () => {
  clinic = await openClinic();
});
afterAll(() => clinic.close());

it('a second visit is not said to be cancelled because the first one was, by the same key', async () => {
  const [first, second] = [await bookVisit(clinic, 9), await bookVisit(clinic, 10)];
  const cancel = (id: string) =>
    clinic.call('POST', `/patient/appointment/status/${id}`, {
      token: clinic.patient.token,
      headers: { 'idempotency-key': 'the key of a cancellation' },
      body: { status: 'CANCELLED' },
    });
  expect((await cancel(first)).body.data.id).toBe(first);
  expect((await cancel(first)).body.data.id).toBe(first);
  expect(await cancel(second)).toMatchObject({ status: 409, body: { code: 'key_reused' } });
  const { status } = await clinic.platform.db
    .selectFrom('appointment')
    .select('status')
    .where('id', '=', second)
    .executeTakeFirstOrThrow();
  expect(status).toBe('PENDING');
});
