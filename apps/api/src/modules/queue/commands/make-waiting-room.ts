import type { waitingRooms } from '@ivuriro/contract/waiting-rooms';
import type { OwnedCallOf } from '../../../platform/http/call.ts';
import { newSecret } from '../../../platform/ids.ts';
import { screenOf } from '../domain/screen.ts';
import { setSecret } from '../queries/place-secrets.queries.ts';

/**
 * Makes a new address for the screen in the waiting room. Screens that are open at the old address are told to load
 * again, and then find that it has expired.
 */
export async function makeWaitingRoom(call: OwnedCallOf<typeof waitingRooms.endpoints.make>) {
  const { owner, platform, now, transact } = call;
  const secret = newSecret();
  await transact((trx) => setSecret(trx, 'waiting_room', owner.id, { secret }, now));
  platform.realtime.tellScreens(screenOf(owner.id), 'queue', {});
  return { url: `${platform.config.publicUrl}/waiting-room/${secret}` };
}
