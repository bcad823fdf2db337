import { setTimeout as pause } from 'node:timers/promises';

/**
 * The pause is computed from at most this many milliseconds of work. Work that took longer mostly waited, and used
 * neither processor nor database meanwhile.
 */
const mostMs = 50;

/** The pause after each piece of work, as a multiple of its duration: work gets about a twentieth of the time. */
const rests = 20;

/**
 * Returns a function that runs background work after requests: while any request waits, the work starts only after a
 * pause, which is many times as long as the previous piece of work took.
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
