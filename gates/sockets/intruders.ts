import { setTimeout as pause } from 'node:timers/promises';
import { refusalOf, wellFormedEvents } from '../../apps/api/src/testing/meeting-events.ts';
import { makeDoctor, makePatient } from '../../apps/api/src/testing/people.ts';
import { random } from '../seed.ts';
import { connect } from './connect.ts';
import type { Room } from './room-clients.ts';
import type { SocketFixture } from './socket-fixture.ts';

/**
 * Clients that are no party of a meeting but know its room code send every event in a valid form. Each event must be
 * refused because of who sent it.
 */
export async function intrude(fixture: SocketFixture, rooms: readonly Room[], attempts: number) {
  const result = { tried: 0, let: 0, heard: 0, wrong: [] as string[] };
  const strangers = await Promise.all(
    [...Array(10)].map(async (_, index) => {
      const role = index % 2 ? 'patient' : 'doctor';
      const { token } = await (role === 'patient' ? makePatient(fixture) : makeDoctor(fixture));
      return { role, socket: await connect(fixture.address, { token }) } as const;
    }),
  );
  for (const { socket } of strangers)
    socket.onAny((event: string, payload: object) => {
      if (!('meet_code' in payload)) return;
      result.heard++;
      result.wrong.push(`a stranger heard ${event}`);
    });
  while (result.tried < attempts) {
    const { role, socket } = strangers[result.tried % strangers.length]!;
    // sends each event once by each role, and then random ones
    const { name, words, who } =
      wellFormedEvents[Math.floor(result.tried / strangers.length)] ?? random.of(...wellFormedEvents);
    const { code } = rooms[random.below(rooms.length)]!;
    const ack = (await socket.emitWithAck(name, { meet_code: code, ...words })) as { ok: boolean; code?: string };
    if (ack.code === 'slow_down') {
      await pause(100);
      continue;
    }
    result.tried++;
    if (ack.ok) result.let++;
    if (ack.ok) result.wrong.push(`a stranger was let in by ${name}`);
    else if (ack.code !== refusalOf(who, role))
      result.wrong.push(`a ${role} who is a stranger was refused by ${name} with ${ack.code}`);
  }
  for (const { socket } of strangers) socket.disconnect();
  return result;
}
