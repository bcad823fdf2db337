import { makeDoctor, makePatient } from '../../apps/api/src/testing/people.ts';
import { chance } from '../seed.ts';
import { connect } from './connect.ts';
import type { Room } from './crowd.ts';
import type { House } from './house.ts';

const words = [
  'join_room',
  'send_candidate',
  'store_user',
  'send_answer',
  'answer_received',
  'call_ended',
  'call_state',
];

/** Strangers who know the codes: nobody is let in, and nobody hears a word. */
export async function intrude(house: House, rooms: readonly Room[], attempts: number) {
  const result = { tried: 0, let: 0, heard: 0, wrong: [] as string[] };
  const people = await Promise.all(
    [...Array(10)].map((_, index) => (index % 2 ? makePatient(house) : makeDoctor(house))),
  );
  const strangers = await Promise.all(people.map(({ token }) => connect(house.address, { token })));
  for (const stranger of strangers)
    stranger.onAny((event: string, payload: object) => {
      if (!('meet_code' in payload)) return;
      result.heard++;
      result.wrong.push(`a stranger heard ${event}`);
    });
  const json = JSON.stringify({ type: 'offer', sdp: 'x' });
  while (result.tried < attempts) {
    const stranger = strangers[result.tried++ % strangers.length]!;
    const event = chance.of(...words);
    const { code } = rooms[chance.below(rooms.length)]!;
    const more = event === 'send_candidate' ? { candidate: json } : event === 'store_user' ? { offer: json } : {};
    const ack = (await stranger.emitWithAck(event, { meet_code: code, ...more })) as { ok: boolean; code?: string };
    if (!ack.ok) continue;
    result.let++;
    result.wrong.push(`a stranger was let in by ${event}`);
  }
  for (const stranger of strangers) stranger.disconnect();
  return result;
}
