import { afterAll, beforeAll, expect, it } from 'vitest';
import { instantOf } from '../../../platform/clock.ts';
import {
  book,
  type BookingScenario,
  onlineBooking,
  createBookingScenario,
  payForAppointment,
  setClock,
  bookingAt,
} from '../../../testing/booking-scenario.ts';
import { happens, price, type Story, walletOf } from '../../../testing/expected-wallet.ts';
import { makeHours } from '../../../testing/people.ts';
import { checkLedger } from '../../payments/queries/ledger-check.ts';
import { jobs } from '../jobs/sweepers.ts';

let scenario: BookingScenario;
beforeAll(async () => {
  scenario = await createBookingScenario();
  const { db } = scenario.platform;
  // 7.77 % of the price is 388.73 francs, so that rounding is tested too
  await db.updateTable('commission').set({ percent: 7.77 }).execute();
  await db.updateTable('doctor').set({ consultation_fee: price, slot_minutes: 15 }).execute();
  await makeHours(scenario, scenario.doctor, { from: 0, to: 1440 });
});
afterAll(() => scenario.close());

const steps = 16;
const often = ['PENDING', 'ONGOING', 'COMPLETED', 'COMPLETED', 'MISSED', 'MISSED', 'CANCELLED'];

const told: Record<'doctor' | 'hospital', Story[]> = { doctor: [], hospital: [] };

function dice(seed: number) {
  let state = seed;
  return (sides: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}

it.each(Array.from({ length: 10 }, (_, index) => index + 1))(
  'slot, payment, ledger and wallet agree after every step of random commands (seed %i)',
  async (seed) => {
    const roll = dice(seed);
    const { db } = scenario.platform;
    const date = `2026-12-${String(seed).padStart(2, '0')}`;
    const start = instantOf(date, 600);
    await setClock(scenario, instantOf('2026-11-20', 600));
    const wallet = async () => {
      const { body } = await scenario.call('GET', `/${payee}/transactions`, { token: scenario[payee].token });
      const { amount_paid, total_revenue, amount_completed, amount_pending } = body.data.wallet;
      return { amount_paid, total_revenue, amount_completed, amount_pending };
    };
    const cash = seed % 2 === 0;
    const payee = cash ? 'hospital' : 'doctor';
    const at = { assigned_date: date, start_time: '10:00 AM', end_time: '10:15 AM' };
    const booked = cash
      ? await book(scenario, bookingAt(scenario, 10, at))
      : await payForAppointment(scenario, onlineBooking(scenario, 10, at));
    expect(booked.status).toBe(201);
    const story: Story = { id: booked.body.data.id, cash, status: 'PENDING', money: 'open' };
    told[payee].push(story);
    for (let step = 0; step < steps; step++) {
      const hoursBefore = 4 - step / 2;
      const now = new Date(start.getTime() - hoursBefore * 3_600_000);
      await setClock(scenario, now);
      // before the start the doctor never cancels in this test, because that would refund everything; so cancellations
      // by the patient, which refund 50 %, occur too
      const to = hoursBefore > 0 ? 'PENDING' : often[roll(often.length)]!;
      switch (roll(4)) {
        case 0:
          await jobs.close_visits({} as never, scenario.platform);
          if (hoursBefore < -0.7 && ['PENDING', 'ONGOING'].includes(story.status))
            happens(story, 'MISSED', 'sweeper', hoursBefore);
          break;
        case 1: {
          // in every fourth run the patient never cancels
          if (seed % 4 === 1) break;
          const { status } = await set('patient', story.id, 'CANCELLED');
          if (status === 200) happens(story, 'CANCELLED', 'patient', hoursBefore);
          break;
        }
        default: {
          const { status } = await set('doctor', story.id, to);
          expect([200, 422]).toContain(status);
          if (status === 200) happens(story, to, 'doctor', hoursBefore);
        }
      }
      const appointment = await db
        .selectFrom('appointment')
        .selectAll()
        .where('id', '=', story.id)
        .executeTakeFirstOrThrow();
      expect(appointment.status).toBe(story.status);
      const claims = await db.selectFrom('slot_claim').select('state').where('appointment_id', '=', story.id).execute();
      expect(claims.filter(({ state }) => state === 'BOOKED')).toHaveLength(story.status === 'CANCELLED' ? 0 : 1);
      expect(await wallet()).toEqual(walletOf(told[payee]));
      expect(await checkLedger(db)).toEqual([]);
    }
  },
);

it('an appointment in cash that is MISSED earns nothing, because nobody paid, and its cash stays due', async () => {
  await setClock(scenario, instantOf('2026-11-20', 600));
  const { body } = await book(scenario, bookingAt(scenario, 10, { assigned_date: '2026-12-20', end_time: '10:15 AM' }));
  await setClock(scenario, instantOf('2026-12-20', 660));
  for (const [status, paid] of [
    ['MISSED', 'CASH_DUE'],
    ['COMPLETED', 'SUCCESSFUL'],
    ['MISSED', 'CASH_DUE'],
    ['CANCELLED', 'VOID'],
  ] as const)
    expect((await set('doctor', body.data.id, status)).body.data.payment.payment_status).toBe(paid);
});

const set = (who: 'patient' | 'doctor', id: string, status: string) =>
  scenario.call('POST', `/${who}/appointment/status/${id}`, { token: scenario[who].token, body: { status } });
