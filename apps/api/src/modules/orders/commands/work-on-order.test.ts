import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  closeAndCheckLedger,
  createOrderScenario,
  drugOrder,
  type OrderScenario,
  scan,
  testOrder,
} from '../../../testing/order-scenario.ts';
import { memberToken } from '../../../testing/members.ts';
import { makeMember, makePatient, makePlace } from '../../../testing/people.ts';

let scenario: OrderScenario;
beforeAll(async () => {
  scenario = await createOrderScenario();
});
afterAll(() => closeAndCheckLedger(scenario));
beforeEach(async () => {
  scenario.patient = await makePatient(scenario);
});

type Placed = { id: string; laboratory: unknown } & { pharmacy: unknown };
const placed = async (body: object = testOrder(scenario)): Promise<Placed> => (await scenario.order(body)).body.data;
const atPharmacy = (more: object = {}) => placed(drugOrder(scenario, more));
const readByPatient = async ({ id }: { id: string }) =>
  (await scenario.call('GET', `/patient/laboratory/test/orders/${id}`, { token: scenario.patient.token })).body.data;
const codeOf = async (order: { id: string }): Promise<string> => (await readByPatient(order)).pickup_code;
const ready = async (order: Placed) => {
  await scenario.work('laboratory' in order ? scenario.laboratory : scenario.pharmacy, order, { state: 'READY' });
  return codeOf(order);
};
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

describe('the work on an order', () => {
  it('changes from IN_WORK to READY and, with the code that only the patient can read, to HANDED_OVER, which completes the order', async () => {
    const order = await placed();
    const { laboratory } = scenario;
    const technician = await makeMember(scenario, laboratory, 'technician', 'Eric');
    expect(await readByPatient(order)).toMatchObject({
      work: { state: 'WAITING', since: null, by: null },
      pickup_code: null,
    });
    const started = await scenario.work(technician, order, { state: 'IN_WORK' });
    expect(started.body.data.work).toMatchObject({ state: 'IN_WORK', by: 'Eric' });
    scenario.clock.now = new Date(scenario.clock.now.getTime() + 3_600_000);
    const done = await scenario.work(technician, order, { state: 'READY' });
    expect(done.body.data).toMatchObject({
      status: 'PENDING',
      work: { state: 'READY', since: scenario.clock.now.toISOString(), by: 'Eric' },
    });
    const seen = await readByPatient(order);
    expect(seen.work).toMatchObject({ state: 'READY', by: null });
    expect(seen.pickup_code).toMatch(/^\d{6}$/);
    const one = await scenario.call('GET', `/laboratory/test/order/${order.id}`, { token: laboratory.token });
    const list = await scenario.call('GET', '/laboratory/test/orders', { token: laboratory.token });
    for (const { body } of [done, one, list]) expect(JSON.stringify(body)).not.toContain(seen.pickup_code);
    const code = `${seen.pickup_code.slice(0, 3)} ${seen.pickup_code.slice(3)}`;
    const handed = await scenario.work(technician, order, { state: 'HANDED_OVER', code });
    expect(handed.body.data).toMatchObject({ status: 'COMPLETED', work: { state: 'HANDED_OVER', without_code: null } });
    expect(await readByPatient(order)).toMatchObject({ status: 'COMPLETED', pickup_code: null });
  });

  it('can become READY without IN_WORK and can be taken back to IN_WORK, and keeps its pick-up code', async () => {
    const order = await placed();
    const code = await ready(order);
    await scenario.work(scenario.laboratory, order, { state: 'IN_WORK' });
    expect(await readByPatient(order)).toMatchObject({ work: { state: 'IN_WORK' }, pickup_code: null });
    expect((await scenario.work(scenario.laboratory, order, { state: 'HANDED_OVER', code })).body.code).toBe(
      'order_not_ready',
    );
    expect(await ready(order)).toBe(code);
  });

  it('keeps the time and the member of a step that is sent twice', async () => {
    const order = await placed();
    const first = await scenario.work(scenario.laboratory, order, { state: 'READY' });
    scenario.clock.now = new Date(scenario.clock.now.getTime() + 60_000);
    const second = await scenario.work(scenario.laboratory, order, { state: 'READY' });
    expect(second.body.data.work).toEqual(first.body.data.work);
  });

  it('is refused when the order is cancelled', async () => {
    const order = await placed();
    await scenario.change(scenario.laboratory, order, { status: 'CANCELLED' });
    for (const state of ['IN_WORK', 'READY', 'HANDED_OVER']) {
      const { status, body } = await scenario.work(scenario.laboratory, order, { state, code: '123456' });
      expect([status, body.code, body.message]).toEqual([422, 'too_late', 'This order is cancelled already.']);
    }
  });

  it('of prescription-only drugs needs the accepted prescription to become READY, and a pharmacist for the hand-over', async () => {
    const { body } = await scenario.order(drugOrder(scenario, { pharmacy_drug_id: [scenario.offerings.antibiotic] }), {
      files: [scan],
    });
    const order = body.data;
    const early = await scenario.work(scenario.pharmacy, order, { state: 'READY' });
    expect(early.body.code).toBe('prescription_not_accepted');
    await scenario.change(scenario.pharmacy, order, { prescription_accepted: true });
    await scenario.work(scenario.pharmacy, order, { state: 'READY' });
    const { pickup_code: code } = (
      await scenario.call('GET', `/patient/pharmacy/orders/${order.id}`, { token: scenario.patient.token })
    ).body.data;
    const assistant = { token: await memberToken(scenario, scenario.pharmacy, 'assistant') };
    const handOver = { state: 'HANDED_OVER', code };
    expect((await scenario.work(assistant, order, handOver)).body.code).toBe('not_permitted');
    const pharmacist = { token: await memberToken(scenario, scenario.pharmacy, 'pharmacist') };
    expect((await scenario.work(pharmacist, order, handOver)).body.data.status).toBe('COMPLETED');
  });

  it('gives 404 to other providers', async () => {
    const order = await placed();
    for (const stranger of [await makePlace(scenario, 'laboratory'), await makePlace(scenario, 'laboratory')])
      expect((await scenario.work(stranger, order, { state: 'READY' })).status).toBe(404);
  });
});

describe('the hand-over of an order', () => {
  it('counts wrong codes, shows how many tries are left, and accepts no code after five wrong ones', async () => {
    const order = await placed();
    const code = await ready(order);
    const wrong = { state: 'HANDED_OVER', code: wrongFor(code) };
    const said = [];
    for (let tries = 0; tries < 5; tries++) {
      const { status, body } = await scenario.work(scenario.laboratory, order, wrong);
      said.push([status, body.code, body.fields?.code ?? body.message]);
    }
    expect(said.slice(2)).toEqual([
      [422, 'pickup_code_wrong', 'The pick-up code is not right. 2 tries are left.'],
      [422, 'pickup_code_wrong', 'The pick-up code is not right. One try is left.'],
      [422, 'pickup_code_ended', expect.stringContaining('too often')],
    ]);
    expect((await scenario.work(scenario.laboratory, order, { state: 'HANDED_OVER', code })).body.code).toBe(
      'pickup_code_ended',
    );
    const actions = await scenario.platform.db
      .selectFrom('audit')
      .select('action')
      .where('object_id', '=', order.id)
      .where('action', '=', 'order.pickup_code_wrong')
      .where('outcome', '=', 'done')
      .execute();
    expect(actions).toHaveLength(5);
  });

  it('accepts no code after five wrong ones, even when ten wrong codes are entered at the same moment', async () => {
    const order = await placed();
    const code = await ready(order);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        scenario.work(scenario.laboratory, order, { state: 'HANDED_OVER', code: wrongFor(code) }),
      ),
    );
    expect(answers.filter(({ body }) => body.code === 'pickup_code_wrong')).toHaveLength(4);
    expect(answers.filter(({ body }) => body.code === 'pickup_code_ended')).toHaveLength(6);
  });

  it('happens once when the code is entered twice at the same moment', async () => {
    const order = await placed();
    const code = await ready(order);
    const handOver = { state: 'HANDED_OVER', code };
    const answers = await Promise.all([
      scenario.work(scenario.laboratory, order, handOver),
      scenario.work(scenario.laboratory, order, handOver),
    ]);
    expect(answers.map(({ status, body }) => [status, body.data.status])).toEqual(Array(2).fill([200, 'COMPLETED']));
    const changes = await scenario.platform.db
      .selectFrom('medical_order_status_change')
      .select('to_status')
      .where('order_id', '=', order.id)
      .where('to_status', '=', 'COMPLETED')
      .execute();
    expect(changes).toHaveLength(1);
  });

  it('without the code needs a reason and a member who may release results or dispense drugs, and is recorded in the audit log', async () => {
    const order = await placed();
    await ready(order);
    const without = { state: 'HANDED_OVER', without_code: 'Her phone is broken; I saw her identity card.' };
    const technician = { token: await memberToken(scenario, scenario.laboratory, 'technician') };
    expect((await scenario.work(technician, order, without)).body.code).toBe('not_permitted');
    const nothing = await scenario.work(scenario.laboratory, order, { state: 'HANDED_OVER' });
    expect([nothing.status, nothing.body.fields]).toEqual([422, { code: 'Enter the pick-up code.' }]);
    const validator = { token: await memberToken(scenario, scenario.laboratory, 'validator') };
    expect((await scenario.work(validator, order, without)).body.data).toMatchObject({
      status: 'COMPLETED',
      work: { state: 'HANDED_OVER', without_code: without.without_code },
    });
    const drugs = await atPharmacy();
    await scenario.work(scenario.pharmacy, drugs, { state: 'READY' });
    const assistant = { token: await memberToken(scenario, scenario.pharmacy, 'assistant') };
    expect((await scenario.work(assistant, drugs, without)).body.code).toBe('not_permitted');
    const log = await scenario.call('GET', '/patient/access_log', { token: scenario.patient.token });
    expect(log.body.data.data.map(({ action }: { action: string }) => action)).toContain('order.without_code');
  });

  it('is the only way to complete an order that is ready, and is taken back when the order is reopened', async () => {
    const order = await placed();
    const code = await ready(order);
    const { status, body } = await scenario.change(scenario.laboratory, order, { status: 'COMPLETED' });
    expect([status, body.code]).toEqual([409, 'hand_over_first']);
    await scenario.work(scenario.laboratory, order, { state: 'HANDED_OVER', code });
    await scenario.change(scenario.laboratory, order, { status: 'PENDING' });
    expect(await readByPatient(order)).toMatchObject({ work: { state: 'READY' }, pickup_code: code });
  });
});

it('the patient can read why an order was cancelled until the order is reopened', async () => {
  const order = await placed();
  const reason = 'The machine for this test is being repaired.';
  await scenario.change(scenario.laboratory, order, { status: 'CANCELLED', reason });
  expect(await readByPatient(order)).toMatchObject({ status: 'CANCELLED', desk_message: reason });
  await scenario.change(scenario.laboratory, order, { status: 'PENDING' });
  expect((await readByPatient(order)).desk_message).toBeNull();
});
