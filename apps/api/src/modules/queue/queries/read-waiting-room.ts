import type { waitingRoomScreens } from '@ivuriro/contract/waiting-rooms';
import { asSystem } from '../../../platform/db/actor-context.ts';
import { problem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { stateOf } from '../domain/queue.ts';
import { tokenText } from '../domain/token.ts';
import { loadQueue } from './load-queue.ts';
import { placeOfSecret } from './place-secrets.queries.ts';

/**
 * The tokens of today's queue at a hospital, without names: the called tokens with their rooms, and the waiting tokens.
 */
export async function readWaitingRoom({ db, params, now }: CallOf<typeof waitingRoomScreens.read>) {
  const place = await placeOfSecret(db, 'waiting_room', params.secret);
  if (!place) throw problem('link_expired');
  // nobody is signed in at the screen: its secret decides which queue it may show, so the system reads that queue
  const queue = await asSystem(() => loadQueue(db, 'hospital_id', place, now));
  const calling = queue.flatMap((entry) => {
    const { room, called_at } = entry.arrival;
    if (stateOf(entry) !== 'CALLED' || room === null || called_at === null) return [];
    return [{ token: tokenText(entry.arrival), room, called_at: called_at.toISOString() }];
  });
  return {
    calling: calling.toSorted((a, b) => b.called_at.localeCompare(a.called_at)),
    waiting: queue.filter((entry) => stateOf(entry) === 'WAITING').map(({ arrival }) => tokenText(arrival)),
  };
}
