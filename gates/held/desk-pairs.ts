import { clockText } from '../../apps/api/src/platform/clock.ts';
import type { Person } from '../../apps/api/src/testing/people.ts';
import type { Pair, Send, SetUp } from './pairs.ts';
import { bookingBody } from './providers.ts';
import { countRemains, type Remains } from './remains.ts';
import { createHeldScenario, type HeldScenario } from './scenario.ts';

/** A change and a command at desks that concern the same object. */
export interface DeskPair extends Pick<Pair, 'refused' | 'waits'> {
  prepare: (scenario: HeldScenario) => Promise<Pick<SetUp, 'change' | 'act'> & { remains: Remains }>;
}

export const atDesks = (pairs: Record<string, DeskPair>): Record<string, Pair> =>
  Object.fromEntries(
    Object.entries(pairs).map(([name, { prepare, ...answers }]) => [
      name,
      {
        ...answers,
        setUp: async (fixture) => {
          const { remains, ...sends } = await prepare(await createHeldScenario(fixture));
          return { ...sends, left: () => countRemains(fixture, remains) };
        },
      },
    ]),
  );

export const hour = (from: number) => ({ start_time: clockText(from * 60), end_time: clockText((from + 1) * 60) });

/** The request body with which a patient books an hour of the doctor at the hospital, to be paid in cash. */
export const bookingAt = async (scenario: HeldScenario, from: number, day = scenario.day) => ({
  ...(await bookingBody(scenario)),
  ...hour(from),
  assigned_date: day,
});

/** Books an appointment of the patient at the hospital, to be paid in cash; returns its id. */
export async function bookedAt(
  scenario: HeldScenario,
  from: number,
  { patient = scenario.patient, day = scenario.day } = {},
): Promise<string> {
  const body = await bookingAt(scenario, from, day);
  const answer = await scenario.send(patient, 'POST', '/patient/request/appointment', body);
  if (answer.status !== 201) throw new Error(`booking: ${answer.status} ${answer.code}`);
  return answer.data.id;
}

export const cancellation =
  ({ send }: HeldScenario, by: Person, kind: 'patient' | 'doctor' | 'hospital', id: string): Send =>
  () =>
    send(by, 'POST', `/${kind}/appointment/status/${id}`, { status: 'CANCELLED' });

/** The hospital moves an appointment to another hour of the scenario's day. */
export const moveByDesk = ({ send, hospital, day }: HeldScenario, id: string, to: number): Send => {
  const body = { assigned_date: day, ...hour(to) };
  return () => send(hospital, 'POST', `/hospital/appointment/reschedule/${id}`, body);
};
