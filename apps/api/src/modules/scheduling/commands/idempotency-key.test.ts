import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookAppointment, type BookingScenario, createBookingScenario } from '../../../testing/booking-scenario.ts';

let scenario: BookingScenario;
beforeAll(async () => {
  scenario = await createBookingScenario();
});
afterAll(() => scenario.close());

it('cancelling an appointment with the idempotency key of the cancellation of another appointment is refused, and not reported as done', async () => {
  const [first, second] = [await bookAppointment(scenario, 9), await bookAppointment(scenario, 10)];
  const cancel = (id: string) =>
    scenario.call('POST', `/patient/appointment/status/${id}`, {
      token: scenario.patient.token,
      headers: { 'idempotency-key': 'the key of a cancellation' },
      body: { status: 'CANCELLED' },
    });
  expect((await cancel(first)).body.data.id).toBe(first);
  expect((await cancel(first)).body.data.id).toBe(first);
  expect(await cancel(second)).toMatchObject({ status: 409, body: { code: 'key_reused' } });
  const { status } = await scenario.platform.db
    .selectFrom('appointment')
    .select('status')
    .where('id', '=', second)
    .executeTakeFirstOrThrow();
  expect(status).toBe('PENDING');
});
