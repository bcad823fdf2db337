import { setTimeout as pause } from 'node:timers/promises';

/** What took longer waited for others, and used neither the processor nor the database. */
const mostMs = 50;

/** So many times as long as it took is the rest after it: a twentieth of the time is left for it, however long the line. */
const rests = 20;

/**
 * Who waits for an answer comes first: while anybody stands in line, what is done begins after a rest that is many times
 * as long as what was done before took.
 */
export function courteous(isLine: () => boolean): <T>(work: () => Promise<T>) => Promise<T> {
  let took = 0;
  return async (work) => {
    if (isLine()) await pause(rests * Math.min(took, mostMs));
    const began = performance.now();
    try {
      return await work();
    } finally {
      took = performance.now() - began;
    }
  };
}
