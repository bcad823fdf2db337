import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '../../../platform/clock.ts';
import {
  type BookingScenario,
  book,
  monday,
  onlineBooking,
  createBookingScenario,
} from '../../../testing/booking-scenario.ts';
import { makePatient, type Person } from '../../../testing/people.ts';

let scenario: BookingScenario;

beforeAll(async () => {
  scenario = await createBookingScenario();
});
afterAll(() => scenario.close());

let holds = 0;
/** Holds another free slot for this patient at each call. Returns the reference of its payment. */
async function hold(who: Person): Promise<string> {
  const assigned_date = addDays(monday, Math.floor(holds / 4));
  const filter = onlineBooking(scenario, 8 + (holds++ % 4), { assigned_date });
  const { body } = await scenario.call('POST', '/patient/payment_intents', {
    token: who.token,
    body: { purpose: 'appointment', ...filter },
  });
  return body.data.tx_ref;
}

/** Pays at the sandbox gateway without its webhook, so that only the browser reports the payment. */
async function pay(txRef: string, order: Record<string, unknown> = {}): Promise<string> {
  const { body } = await scenario.call('POST', `ROOT/sandbox/checkout/${txRef}`, {
    body: { method: 'CARD', outcome: 'approve', repeat: 0, ...order },
  });
  return (body as unknown as { transaction_id: string }).transaction_id;
}

const audited = (who: Person) =>
  scenario.platform.db.selectFrom('audit').select(['action', 'outcome']).where('account_id', '=', who.id).execute();
const appointmentsOf = (who: Person) =>
  scenario.platform.db.selectFrom('appointment').select('id').where('patient_id', '=', who.id).execute();

it.each<[string, string, (who: Person) => Promise<Record<string, unknown>>]>([
  [
    'a status that the browser made up',
    'payment_unknown',
    async (who) => ({ tx_ref: await hold(who), transaction_id: '424242', status: 'successful' }),
  ],
  [
    "another patient's transaction",
    'payment_unknown',
    async (who) => {
      const tx_ref = await hold(who);
      const theirs = await hold(await makePatient(scenario, 'Another'));
      return { tx_ref, transaction_id: await pay(theirs), status: 'successful' };
    },
  ],
  [
    'a transaction that has bought something already',
    'payment_used',
    async (who) => {
      const first = await hold(who);
      const transaction_id = await pay(first);
      expect((await book(scenario, { payment_data: { tx_ref: first } }, who)).status).toBe(201);
      return { tx_ref: await hold(who), transaction_id, status: 'successful' };
    },
  ],
  [
    'a smaller amount',
    'payment_insufficient',
    async (who) => {
      const tx_ref = await hold(who);
      return { tx_ref, transaction_id: await pay(tx_ref, { amount: 10 }), status: 'successful' };
    },
  ],
  [
    'another currency',
    'payment_insufficient',
    async (who) => {
      const tx_ref = await hold(who);
      return { tx_ref, transaction_id: await pay(tx_ref, { currency: 'USD' }), status: 'successful' };
    },
  ],
])(
  'a payment with %s books nothing, is refused with a single message and adds an audit entry',
  async (_what, code, forge) => {
    const who = await makePatient(scenario, 'Forger');
    const payment_data = await forge(who);
    const before = await appointmentsOf(who);
    const { body } = await book(scenario, { payment_data, transaction_id: payment_data.transaction_id }, who);
    expect({ code: body.code, sentences: body.errors?.length }).toEqual({ code, sentences: 1 });
    expect(body.message).toMatch(/^[A-Z].+\.$/);
    expect(await appointmentsOf(who)).toEqual(before);
    expect(await audited(who)).toContainEqual({ action: 'appointment.booked', outcome: code });
  },
);
