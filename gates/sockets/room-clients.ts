import { fork } from 'node:child_process';
import path from 'node:path';
import { stop, told } from '../children.ts';
import type { Frames } from './frames.ts';

/** The code of a room, and the credentials of its two clients. */
export interface Room {
  code: string;
  sender: object;
  receiver: object;
}
export interface Load {
  frames: number;
  perSecond: number;
}

/**
 * Connects the clients of these rooms in a separate process, because one process does not have enough file descriptors
 * for both ends of ten thousand sockets. `play` sends frames in all rooms; `leave` disconnects all clients.
 */
export async function connectClients(address: string, rooms: readonly Room[]) {
  const child = fork(path.join(import.meta.dirname, 'room-client-process.ts'));
  child.send({ address, rooms });
  await told(child);
  return {
    play: (load: Load): Promise<Frames> => {
      child.send(load);
      return told<Frames>(child);
    },
    leave: () => stop(child),
  };
}
