import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf, wellFormedEvents } from '../../testing/meeting-events.ts';
import { type MeetingScenario, type SocketClient, createMeetingScenario } from '../../testing/meeting-scenario.ts';
import { memberToken } from '../../testing/members.ts';
import { makeDoctor, makePatient } from '../../testing/people.ts';

let scenario: MeetingScenario;
beforeAll(async () => {
  scenario = await createMeetingScenario();
});
afterAll(() => scenario.close());

describe('invalid and hostile socket messages', () => {
  const values: unknown[] = [
    undefined,
    null,
    true,
    1e308,
    '',
    'a\0b',
    '\ud800',
    'x'.repeat(15_000),
    [],
    [[[[[[[1]]]]]]],
    { __proto__: null, constructor: { prototype: 1 } },
    Buffer.from('bytes'),
  ];
  const events = [...wellFormedEvents.map(({ name }) => name), 'no_such_event'];

  it('each invalid message to a call is refused, and the room does not change', { timeout: 120_000 }, async () => {
    const { code, doctor, patient, meet_code } = await scenario.joinBoth();
    const before = await scenario.meeting(code);
    const [stranger, hostile] = [
      await scenario.connect(await makePatient(scenario)),
      await scenario.connect(scenario.doctor),
    ];
    const wrong: string[] = [];
    for (const line of [stranger, hostile])
      for (const event of events)
        for (const value of values)
          for (const payload of [
            value,
            { meet_code: value },
            { ...meet_code, offer: value, candidate: value, answer: value, x: value ?? 'x' },
          ]) {
            const ack = await slowly(() => line.send(event, payload));
            if (ack.ok || !ack.code || ['internal', 'unavailable'].includes(ack.code))
              wrong.push(`${event} ${JSON.stringify(payload)?.slice(0, 60)} → ${JSON.stringify(ack)}`);
          }
    expect(wrong).toEqual([]);
    expect(await scenario.meeting(code)).toEqual(before);
    expect([doctor, patient].flatMap(toldOfTheRoom)).toEqual([]);
  });

  it.each(['patient', 'doctor'] as const)(
    'messages of a %s who is neither patient nor doctor of the room are refused',
    async (role) => {
      const { code, doctor, patient, meet_code } = await scenario.joinBoth();
      const before = await scenario.meeting(code);
      const line = await scenario.connect(await (role === 'doctor' ? makeDoctor(scenario) : makePatient(scenario)));
      for (const { name, words, who } of wellFormedEvents) {
        const ack = await slowly(() => line.send(name, { ...meet_code, ...words }));
        expect([name, ack.ok, ack.code]).toEqual([name, false, refusalOf(who, role)]);
      }
      expect(await scenario.meeting(code)).toEqual(before);
      expect([doctor, patient].flatMap(toldOfTheRoom)).toEqual([]);
    },
  );

  it('messages of a member who works at the desk of the doctor are refused', async () => {
    const { code, meet_code } = await scenario.joinBoth();
    const before = await scenario.meeting(code);
    const token = await memberToken(scenario, scenario.doctor, 'reception');
    const line = await scenario.connect({ ...scenario.doctor, token });
    for (const { name, words } of wellFormedEvents.filter(({ who }) => who.includes('doctor'))) {
      const ack = await slowly(() => line.send(name, { ...meet_code, ...words }));
      expect([name, ack.code]).toEqual([name, 'not_permitted']);
    }
    expect(await scenario.meeting(code)).toEqual(before);
  });

  it('a message of more than 64 kB to a call closes the connection', async () => {
    const line = await scenario.connect(scenario.patient);
    const ended = new Promise((resolve) => line.socket.once('disconnect', resolve));
    line.socket.emit('send_answer', { answer: 'x'.repeat(65 * 1024) });
    expect(await ended).toMatch(/transport/);
  });

  it('a socket of a call may send fifty messages a second, and further messages are refused', async () => {
    const line = await scenario.connect(scenario.patient);
    const acks = await Promise.all(Array.from({ length: 400 }, () => line.send('join_room', { meet_code: 'x' })));
    const slow = acks.filter((ack) => ack.code === 'slow_down').length;
    expect(slow).toBeGreaterThanOrEqual(200);
    expect(acks.length - slow).toBeGreaterThanOrEqual(50);
  });

  /** The received events about the room, without the status events that report presence. */
  const toldOfTheRoom = ({ received: heard }: SocketClient) =>
    heard.filter(({ event, payload }) => payload && 'meet_code' in payload && event !== 'meetingStatus');

  /** Repeats a message until the rate limit no longer refuses it. */
  async function slowly(speak: () => Promise<Record<string, any>>): Promise<Record<string, any>> {
    for (;;) {
      const ack = await speak();
      if (ack.code !== 'slow_down') return ack;
    }
  }
});
