import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type MeetingScenario, createMeetingScenario } from '../../../testing/meeting-scenario.ts';
import { jobs } from '../jobs/sweepers.ts';

const now = new Date('2026-11-20T08:00:00Z');
const minute = 60_000;
const day = 24 * 60 * minute;

let scenario: MeetingScenario;
beforeAll(async () => {
  const TURN_URLS = 'turn:turn.example:3478?transport=udp';
  scenario = await createMeetingScenario(now, {
    STUN_URLS: 'stun:stun.example',
    TURN_URLS,
    TURN_SECRET: 't'.repeat(32),
  });
});
afterEach(() => {
  scenario.clock.now = now;
});
afterAll(() => scenario.close());

type Servers = { urls: string[]; credential?: string }[];
const hasRelay = (servers: Servers) => servers.some(({ credential }) => credential !== undefined);
/** Whether the responses for the meeting page contain TURN credentials: first the patient's, then the doctor's. */
const relayOf = async (code: string): Promise<boolean[]> => {
  const both = [
    ['/meeting', scenario.patient],
    ['/doctor/meeting', scenario.doctor],
  ] as const;
  const replies = both.map(([path, { token }]) => scenario.call('GET', `${path}/${code}`, { token }));
  return (await Promise.all(replies)).map(({ body }) => hasRelay(body.data.ice_servers));
};
const set = (who: 'doctor' | 'patient', id: string, status: string) =>
  scenario.call('POST', `/${who}/appointment/status/${id}`, { token: scenario[who].token, body: { status } });

describe('credentials of the relay (TURN)', () => {
  it.each([
    [false, 'nine days before the appointment', 9 * day],
    [false, '31 minutes before the appointment', 31 * minute],
    [true, 'half an hour before the appointment', 30 * minute],
    [true, 'when the appointment begins', 0],
    [true, '29 minutes after the appointment, whose room is still open', -(60 + 29) * minute],
    [false, 'half an hour after the appointment, even if its room was not closed yet', -(60 + 30) * minute],
  ] as const)(
    'both parties get credentials of the relay only from half an hour before the appointment until half an hour after it (given: %s, %s)',
    async (given, _, until) => {
      const { meetCode } = await scenario.makeAppointment({ startsAt: new Date(now.getTime() + until) });
      expect(await relayOf(meetCode)).toEqual([given, given]);
    },
  );

  it('a person who joins early gets no credentials of the relay, but half an hour before the appointment an event makes the page join again and get them', async () => {
    const startsAt = new Date(now.getTime() + 40 * minute);
    const { meetCode: meet_code } = await scenario.makeAppointment({ startsAt });
    const doctor = await scenario.connect(scenario.doctor);
    const early = await doctor.send('join_room', { meet_code });
    expect(early.ice_servers).toEqual([{ urls: ['stun:stun.example'] }]);
    scenario.clock.now = new Date(now.getTime() + 10 * minute);
    await jobs.begin_meetings({} as never, scenario.platform);
    const told = await doctor.waitFor('meetingStatus', ({ joined }) => !joined);
    expect(told).toEqual({ meet_code, status: 'PENDING', present: ['doctor'] });
    expect(hasRelay((await doctor.send('join_room', { meet_code })).ice_servers)).toBe(true);
  });

  it('neither party gets credentials of the relay after the call has ended', async () => {
    const room = await scenario.joinBoth();
    expect(await relayOf(room.code)).toEqual([true, true]);
    await room.patient.send('call_ended', room.meet_code);
    expect(await relayOf(room.code)).toEqual([false, false]);
  });

  it.each(['CANCELLED', 'COMPLETED', 'MISSED'])(
    'nobody gets credentials of the relay for a call when its appointment is %s',
    async (status) => {
      const { id, meetCode } = await scenario.makeAppointment();
      expect(await relayOf(meetCode)).toEqual([true, true]);
      await set('doctor', id, status);
      expect(await scenario.appointmentStatus(id)).toBe(status);
      expect(await relayOf(meetCode)).toEqual([false, false]);
    },
  );

  it('nobody gets credentials of the relay for a call after the patient cancelled and was refunded', async () => {
    const { id, meetCode } = await scenario.makeAppointment({ startsAt: new Date(now.getTime() + 3 * 60 * minute) });
    expect((await set('patient', id, 'CANCELLED')).status).toBe(200);
    scenario.clock.now = new Date(now.getTime() + 3 * 60 * minute);
    expect(await relayOf(meetCode)).toEqual([false, false]);
  });
});
