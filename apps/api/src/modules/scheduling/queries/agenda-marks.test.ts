import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  type AbsenceScenario,
  away,
  beginDay,
  bookForRecord,
  bookWith,
  createAbsenceScenario,
} from '../../../testing/absence-scenario.ts';
import { deliver } from '../../../testing/deliver.ts';
import type { Person } from '../../../testing/people.ts';
import { arrive, callTo, goTo, setStatus } from '../../../testing/queue-scenario.ts';

let scenario: AbsenceScenario;
beforeAll(async () => (scenario = await createAbsenceScenario()));
beforeEach(() => beginDay(scenario));
afterAll(() => scenario.close());

type Marks = { id: string; queue_state: string | null; has_move_link: boolean };
/** The marks of these appointments in the agenda of the day: where the patient is, and whether a new time is to be chosen. */
async function marksOf(ids: string[], { token }: Person = scenario.hospital) {
  const kind = token === scenario.doctor.token ? 'doctor' : 'hospital';
  const { date } = scenario;
  const { body } = await scenario.call('GET', `/${kind}/agenda?from=${date}&to=${date}`, { token });
  const rows = body.data.appointments as Marks[];
  return ids.map((id) => {
    const { queue_state, has_move_link } = rows.find((row) => row.id === id)!;
    return [queue_state, has_move_link];
  });
}

it('the agenda of a hospital and of its doctor says who has arrived, was called and is in the room', async () => {
  const [waiting, called, inRoom, expected] = [
    await bookWith(scenario, 8),
    await bookWith(scenario, 9),
    await bookWith(scenario, 10),
    await bookWith(scenario, 11),
  ];
  const ids = [waiting, called, inRoom, expected];
  await goTo(scenario, 10);
  for (const id of [waiting, called, inRoom]) await arrive(scenario, id);
  await callTo(scenario, called, 'Room 2');
  await setStatus(scenario, inRoom, 'ONGOING');
  for (const desk of [scenario.hospital, scenario.doctor])
    expect(await marksOf(ids, desk)).toEqual([
      ['WAITING', false],
      ['CALLED', false],
      ['IN_ROOM', false],
      [null, false],
    ]);
});

it('the agenda says which patients have not yet chosen a new time by their move link', async () => {
  const id = await bookForRecord(scenario, 8, '+250788100200');
  const other = await bookWith(scenario, 10);
  expect(await marksOf([id])).toEqual([[null, false]]);
  await away(scenario, [8, 9], { plan: 'OFFER' });
  expect(await marksOf([id, other])).toEqual([
    [null, true],
    [null, false],
  ]);
  await setStatus(scenario, id, 'CANCELLED');
  const { date } = scenario;
  const { body } = await scenario.call('GET', `/hospital/agenda?from=${date}&to=${date}`, {
    token: scenario.hospital.token,
  });
  expect(body.data.appointments.map((one: Marks) => one.id)).toEqual([other]);
});

it('open agendas are told to load again when the status of an appointment changes, and when a new time is offered', async () => {
  const [id, record] = [await bookWith(scenario, 8), await bookForRecord(scenario, 10, '+250788100201')];
  await deliver(scenario);
  const told: string[] = [];
  const { realtime } = scenario.platform;
  const before = realtime.tell;
  realtime.tell = (account, event) => void (event === 'agenda' && told.push(account));
  const toldBy = async (act: () => Promise<unknown>) => {
    told.length = 0;
    await act();
    await deliver(scenario);
    return told.filter((account) => account === scenario.hospital.id).length;
  };
  try {
    await goTo(scenario, 8);
    expect(await toldBy(() => setStatus(scenario, id, 'ONGOING'))).toBe(1);
    expect(told).toContain(scenario.doctor.id);
    const sendMoveLink = async () => {
      await away(scenario, [10, 11], { plan: 'OFFER' });
      // the blocked time is told as well, but before the offers are made
      await scenario.platform.pool.query(`delete from outbox where event <> 'appointment.new_time_asked'`);
    };
    expect(await toldBy(sendMoveLink)).toBe(1);
    expect((await marksOf([record]))[0]).toEqual([null, true]);
  } finally {
    realtime.tell = before;
  }
});
