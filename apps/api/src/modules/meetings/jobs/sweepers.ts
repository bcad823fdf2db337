import { transact } from '../../../platform/db/transact.ts';
import type { Platform } from '../../../platform/platform.ts';
import { say } from '../../../platform/realtime/socket-event.ts';
import { attendedRooms, lapsedRooms, roomsOf, joinedSockets } from '../queries/rooms.queries.ts';
import { attendableUntil } from '../domain/presence.ts';
import { begin } from '../commands/join-room.ts';
import { giveUp, leave } from '../commands/leave-room.ts';

/** Removes a closed socket from its rooms and notifies the other party of each room. */
export async function left(socketId: string, platform: Platform): Promise<void> {
  for (const code of await roomsOf(platform.db, socketId))
    say(platform, await transact(platform.db, (trx) => leave(trx, code, socketId, platform.now())));
}

/** The sockets that this process found closed in its previous run of `free_seats`. */
let goneBefore = new Set<string>();

export const jobs = {
  /** Sets rooms back to PENDING when the party who left has not returned within two minutes. */
  end_grace: async (_: never, platform: Platform): Promise<void> => {
    for (const code of await lapsedRooms(platform.db, platform.now()))
      say(platform, await transact(platform.db, (trx) => giveUp(trx, code, platform.now())));
  },

  /**
   * For appointments that begin within half an hour: records the people who wait in the room already, and begins the
   * appointment when both parties are there.
   */
  begin_meetings: async (_: never, platform: Platform): Promise<void> => {
    const { db, now, realtime } = platform;
    for (const code of await attendedRooms(db, attendableUntil(now())))
      say(platform, await transact(db, (trx) => begin(trx, code, realtime.isOpen, now())));
  },

  /**
   * Removes the sockets of a crashed process, which could not report that they closed. Another process may be
   * unreachable for a moment, so a socket counts as closed only after two checks in a row.
   */
  free_seats: async (_: never, platform: Platform): Promise<void> => {
    const gone: string[] = [];
    for (const socketId of await joinedSockets(platform.db))
      if ((await platform.realtime.isOpen(socketId)) === false) gone.push(socketId);
    for (const socketId of gone) if (goneBefore.has(socketId)) await left(socketId, platform);
    goneBefore = new Set(gone);
  },
};

export const sweepers = [
  { job: 'end_grace', everySeconds: 2 },
  { job: 'begin_meetings', everySeconds: 5 },
  { job: 'free_seats', everySeconds: 20 },
];
