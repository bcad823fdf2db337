import { setTimeout as pause } from 'node:timers/promises';

/** Work that took longer was waiting for something else, and used neither the processor nor the database. */
const mostMs = 50;

/** After each piece of work comes a pause this many times as long, so that work gets about a twentieth of the time. */
const rests = 20;

/**
 * Lets requests go first: while any of them is waiting, background work starts after a pause many times as long as the
 * previous piece of work took.
 */
export function courteous(isRequestQueued: () => boolean): <T>(work: () => Promise<T>) => Promise<T> {
  let took = 0;
  return async (work) => {
    if (isRequestQueued()) await pause(rests * Math.min(took, mostMs));
    const began = performance.now();
    try {
      return await work();
    } finally {
      took = performance.now() - began;
    }
  };
}
