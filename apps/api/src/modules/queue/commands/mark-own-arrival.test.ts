import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../../platform/clock.ts';
import { bookAppointment } from '../../../testing/booking-scenario.ts';
import { deliver } from '../../../testing/deliver.ts';
import { openPdf } from '../../../testing/open-pdf.ts';
import { makeMember, makePatient, makePlace, type Person } from '../../../testing/people.ts';
import {
  arrive,
  bookToday,
  createQueueScenario,
  goTo,
  type QueueScenario,
  readQueue,
  setStatus,
  startDay,
  undo,
} from '../../../testing/queue-scenario.ts';

let scenario: QueueScenario;
beforeAll(async () => {
  scenario = await createQueueScenario();
});
afterAll(() => scenario.close());
beforeEach(() => startDay(scenario));

type Caller = Pick<Person, 'token'>;
const open = ({ token }: Caller = scenario.hospital) => scenario.call('POST', '/hospital/entrance_code', { token });
const replace = ({ token }: Caller = scenario.hospital) => scenario.call('PUT', '/hospital/entrance_code', { token });
const codeIn = (address: string): string => address.split('/arrive/')[1]!;
const entranceOf = async (place: Caller = scenario.hospital) => codeIn((await open(place)).body.data.address);
const look = (code: string) => scenario.call('GET', `/entrance/${code}`);
const readAtEntrance = (code: string, { token }: Caller = scenario.patient) =>
  scenario.call('GET', `/patient/entrance/${code}`, { token });
const arriveAtEntrance = (code: string, id: string, { token }: Caller = scenario.patient) =>
  scenario.call('POST', `/patient/entrance/${code}/arrival/${id}`, { token });

describe('the code at the door of a hospital', () => {
  it('is made by the first call of a member who works on the queue, and stays the same for all later calls', async () => {
    const place = await makePlace(scenario, 'hospital');
    const nurse = await makeMember(scenario, place, 'nurse', 'Eric');
    const cashier = await makeMember(scenario, place, 'cashier', 'Paul');
    expect((await open(cashier)).body.code).toBe('not_permitted');
    const answers = await Promise.all([open(nurse), open(place), open(nurse)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [address, ...same] = answers.map(({ body }) => body.data.address);
    expect(address).toMatch(/\/arrive\/\w{4}-\w{4}-\w{4}$/);
    expect(same).toEqual([address, address]);
    const rows = await scenario.platform.db.selectFrom('entrance_code').selectAll().execute();
    const kept = rows.flatMap(({ sealed, secret_hash }) => [sealed.toString('latin1'), secret_hash.toString('latin1')]);
    expect(kept.join(' ')).not.toContain(codeIn(address).replaceAll('-', ''));
  });

  it('tells everybody the name of the hospital, however the code is typed, and no other code does', async () => {
    const code = await entranceOf();
    for (const typed of [code, code.toLowerCase(), code.replaceAll('-', '')])
      expect((await look(typed)).body.data).toEqual({ name: 'Remera Hospital' });
    expect((await look('ABCD-EFGH-JKMN')).body.code).toBe('link_expired');
  });

  it('is replaced by owners and managers, and then the code before it opens nothing', async () => {
    const before = await entranceOf();
    const receptionist = await makeMember(scenario, scenario.hospital, 'reception', 'Rose');
    expect((await replace(receptionist)).body.code).toBe('not_permitted');
    const manager = await makeMember(scenario, scenario.hospital, 'manager', 'Paul');
    const { body } = await replace(manager);
    expect(body.message).toBe('The door has a new code.');
    const id = await bookToday(scenario, 9);
    for (const answer of [await look(before), await readAtEntrance(before), await arriveAtEntrance(before, id)])
      expect([answer.status, answer.body.code]).toEqual([422, 'link_expired']);
    expect(await readQueue(scenario)).toEqual([]);
    expect(codeIn(body.data.address)).toBe(await entranceOf());
    expect((await look(codeIn(body.data.address))).status).toBe(200);
  });

  it('is printed on a poster with the name of the hospital, the address and what to do', async () => {
    const { address, url } = (await open()).body.data;
    const { pages, status } = await openPdf(scenario, url);
    expect([status, pages.length]).toEqual([200, 1]);
    for (const words of ['Remera Hospital', 'Have you arrived?', address.split('://')[1], 'Come to the desk'])
      expect(pages[0]).toContain(words);
  });
});

describe('a patient at the door', () => {
  it('sees the open appointments of today at this hospital, and nothing of other days, places and people', async () => {
    const id = await bookToday(scenario, 10);
    const patient = scenario.patient;
    await bookAppointment(scenario, 11, { assigned_date: addDays(scenario.date, 1) });
    await bookToday(scenario, 9);
    const code = await entranceOf();
    expect((await readAtEntrance(code, patient)).body.data).toEqual({
      name: 'Remera Hospital',
      appointments: [
        {
          id,
          doctor: 'Dr. Eric Habimana',
          service: expect.any(String),
          start_time: '10:00 AM',
          end_time: '11:00 AM',
          token: null,
        },
      ],
    });
    const other = await makePlace(scenario, 'hospital');
    expect((await readAtEntrance(await entranceOf(other), patient)).body.data.appointments).toEqual([]);
    await arrive(scenario, id);
    expect((await readAtEntrance(code, patient)).body.data.appointments).toMatchObject([{ id, token: 'A-001' }]);
    await setStatus(scenario, id, 'CANCELLED');
    expect((await readAtEntrance(code, patient)).body.data.appointments).toEqual([]);
  });

  it('arrives with one press, gets the next token as from the desk, and stands in the queue of the desk at once', async () => {
    const first = await bookToday(scenario, 9);
    const id = await bookToday(scenario, 10);
    await arrive(scenario, first);
    await deliver(scenario);
    scenario.pushes.length = 0;
    const { body } = await arriveAtEntrance(await entranceOf(), id);
    expect(body).toMatchObject({
      message: 'You have arrived.',
      data: { token: 'A-002', arrived_at: scenario.clock.now.toISOString(), before: 1, minutes: 60 },
    });
    expect(await readQueue(scenario)).toMatchObject([{ token: 'A-001' }, { token: 'A-002', state: 'WAITING' }]);
    await deliver(scenario);
    const told = scenario.pushes.filter(({ event }) => event === 'queue').map(({ accountId }) => accountId);
    expect(told).toEqual(expect.arrayContaining([scenario.hospital.id, scenario.doctor.id, scenario.patient.id]));
    const audited = await scenario.platform.db
      .selectFrom('audit')
      .select(['account_id', 'object_id'])
      .where('action', '=', 'appointment.arrived')
      .where('object_id', '=', id)
      .execute();
    expect(audited).toEqual([{ account_id: scenario.patient.id, object_id: id }]);
  });

  it('keeps the token at a second press and beside the desk, and has it again after the desk undid the arrival', async () => {
    const id = await bookToday(scenario, 9);
    const code = await entranceOf();
    const answers = await Promise.all([
      arriveAtEntrance(code, id),
      arrive(scenario, id),
      arriveAtEntrance(code, id),
      arrive(scenario, id),
    ]);
    expect(answers.map(({ body }) => body.data?.token)).toEqual(Array(4).fill('A-001'));
    await undo(scenario, id);
    expect((await arriveAtEntrance(code, id)).body.data.token).toBe('A-001');
    expect(await readQueue(scenario)).toHaveLength(1);
  });

  it('is refused for an appointment of another day, and for one that was cancelled', async () => {
    scenario.patient = await makePatient(scenario);
    const tomorrow = await bookAppointment(scenario, 11, { assigned_date: addDays(scenario.date, 1) });
    const code = await entranceOf();
    expect((await arriveAtEntrance(code, tomorrow)).body.code).toBe('arrival_closed');
    const id = await bookToday(scenario, 9);
    await setStatus(scenario, id, 'CANCELLED');
    expect((await arriveAtEntrance(code, id)).body.code).toBe('arrival_closed');
    expect(await readQueue(scenario)).toEqual([]);
  });

  it('gets 404 for the appointment of somebody else, and for their own at another hospital', async () => {
    const id = await bookToday(scenario, 9);
    const stranger = await makePatient(scenario);
    expect((await arriveAtEntrance(await entranceOf(), id, stranger)).status).toBe(404);
    expect((await arriveAtEntrance(await entranceOf(await makePlace(scenario, 'hospital')), id)).status).toBe(404);
    expect(await readQueue(scenario)).toEqual([]);
  });

  it('who acts for a child sees the appointments of the child, and the child arrives', async () => {
    await goTo(scenario, 8);
    const id = await bookToday(scenario, 9);
    const guardian = await makeMember(scenario, scenario.patient, 'guardian', 'Claudine');
    const code = await entranceOf();
    expect((await readAtEntrance(code, guardian)).body.data.appointments).toMatchObject([{ id }]);
    expect((await arriveAtEntrance(code, id, guardian)).body.data.token).toBe('A-001');
  });
});
