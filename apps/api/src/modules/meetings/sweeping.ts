import { transact } from '../../platform/db/transact.ts';
import type { Platform } from '../../platform/platform.ts';
import { say } from '../../platform/realtime/socket-event.ts';
import { lapsedRooms, roomsOf, seatedSockets } from './meetings.queries.ts';
import { giveUp, leave } from './room.ts';

/** A socket has gone: whoever stays in its rooms is told. */
export async function left(socketId: string, platform: Platform): Promise<void> {
  for (const code of await roomsOf(platform.db, socketId))
    say(platform, await transact(platform.db, (trx) => leave(trx, code, socketId, platform.now())));
}

export const jobs = {
  /** Two minutes and nobody came back: the room waits again. */
  end_grace: async (_: never, platform: Platform): Promise<void> => {
    for (const code of await lapsedRooms(platform.db, platform.now()))
      say(platform, await transact(platform.db, (trx) => giveUp(trx, code, platform.now())));
  },

  /** A process that died could not say that its sockets have gone. */
  free_seats: async (_: never, platform: Platform): Promise<void> => {
    for (const socketId of await seatedSockets(platform.db))
      if (!(await platform.realtime.isOpen(socketId))) await left(socketId, platform);
  },
};

export const sweepers = [
  { job: 'end_grace', everySeconds: 2 },
  { job: 'free_seats', everySeconds: 20 },
];
