import { atDesks, type DeskPair } from './desk-pairs.ts';
import type { Pair, Send } from './pairs.ts';
import { drugOrderBody } from './providers.ts';
import type { HeldScenario } from './scenario.ts';

/** Places an order at the pharmacy, to be paid in cash; returns its id. */
async function placedOrder(scenario: HeldScenario): Promise<string> {
  const { patient, send } = scenario;
  const { data } = await send(patient, 'POST', '/patient/order/pharmacy/prescription', await drugOrderBody(scenario));
  return data.id;
}

const cancelled =
  ({ patient, send }: HeldScenario, id: string): Send =>
  () =>
    send(patient, 'PUT', `/patient/pharmacy/orders/${id}`, { status: 'CANCELLED' });
const cash =
  ({ pharmacy, send }: HeldScenario, id: string): Send =>
  () =>
    send(pharmacy, 'PUT', `/pharmacy/order/${id}/payment`, { amount: 5_000_000 });

/** Makes an order that is ready; returns a function that hands it over with the pick-up code. */
async function readyOrder(scenario: HeldScenario) {
  const { patient, pharmacy, send } = scenario;
  const id = await placedOrder(scenario);
  const work =
    (step: object): Send =>
    () =>
      send(pharmacy, 'POST', `/pharmacy/prescription/orders/${id}/work`, step);
  await work({ state: 'READY' })();
  const { pickup_code: code } = (await send(patient, 'GET', `/patient/pharmacy/orders/${id}`)).data;
  return { id, work, handOver: work({ state: 'HANDED_OVER', code }) };
}

/**
 * A completed order must be paid and handed over exactly once; any other order must be neither paid nor handed over.
 */
const halfDone = (of: string) => ({
  what: 'orders that are handed over by half, or twice',
  sql: `select count(*) as left from medical_order o join order_work w on w.order_id = o.id
      join payment p on p.id = o.payment_id
    where o.id = $1 and ((o.status = 'COMPLETED') <> (w.handed_over_at is not null)
      or (o.status = 'COMPLETED') <> (p.status = 'SUCCESSFUL')
      or (select count(*) from medical_order_status_change where order_id = o.id and to_status = 'COMPLETED') > 1)`,
  of,
});

const openReceipts = (of: string) => ({
  what: 'receipts or payments of a cancelled order',
  sql: `select (select count(*) from receipt where payment_id = p.id and cancelled_at is null)
      + (case when p.status = 'VOID' then 0 else 1 end) as left
    from medical_order o join payment p on p.id = o.payment_id where o.id = $1 and o.status = 'CANCELLED'`,
  of,
});
const secondReceipts = (of: string) => ({
  what: 'receipts of an order too many',
  sql: `select count(*) - 1 as left from receipt
    join medical_order o on o.payment_id = receipt.payment_id where o.id = $1`,
  of,
});

const pairs: Record<string, DeskPair> = {
  'cash for an order beside its cancellation': {
    refused: '409 not_payable',
    prepare: async (scenario) => {
      const id = await placedOrder(scenario);
      return { change: cancelled(scenario, id), act: cash(scenario, id), remains: openReceipts(id) };
    },
  },
  'cash for an order at two counters': {
    refused: '200 done',
    prepare: async (scenario) => {
      const id = await placedOrder(scenario);
      return { change: cash(scenario, id), act: cash(scenario, id), remains: secondReceipts(id) };
    },
  },
  'a hand-over beside the cancellation by the patient': {
    refused: '422 too_late',
    waits: '422 too_late',
    prepare: async (scenario) => {
      const { id, handOver } = await readyOrder(scenario);
      return { change: cancelled(scenario, id), act: handOver, remains: halfDone(id) };
    },
  },
  'a hand-over beside the cancellation by the pharmacy': {
    refused: '422 too_late',
    prepare: async (scenario) => {
      const { id, handOver } = await readyOrder(scenario);
      const { pharmacy, send } = scenario;
      const change: Send = () => send(pharmacy, 'PUT', `/pharmacy/prescription/orders/${id}`, { status: 'CANCELLED' });
      return { change, act: handOver, remains: halfDone(id) };
    },
  },
  'a hand-over beside a second one': {
    refused: '200 done',
    prepare: async (scenario) => {
      const { id, handOver } = await readyOrder(scenario);
      return { change: handOver, act: handOver, remains: halfDone(id) };
    },
  },
  'a hand-over beside an order that is no longer ready': {
    refused: '409 order_not_ready',
    waits: '422 too_late',
    prepare: async (scenario) => {
      const { id, work, handOver } = await readyOrder(scenario);
      return { change: work({ state: 'IN_WORK' }), act: handOver, remains: halfDone(id) };
    },
  },
};

export const handOvers: Record<string, Pair> = atDesks(pairs);
