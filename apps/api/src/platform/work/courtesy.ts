import { setTimeout as pause } from 'node:timers/promises';

/**
 * The most milliseconds of a piece of work by which the pause is computed. Longer work mostly waited, and used neither
 * processor nor database meanwhile.
 */
const mostMs = 50;

/** The pause after each piece of work, as a multiple of its duration: work gets about a twentieth of the time. */
const rests = 20;

/**
 * Gives requests priority: while any of them waits, background work starts after a pause many times as long as the
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
