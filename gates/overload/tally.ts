import type { HttpResponse } from './connections.ts';

/** Results of callers in a period. */
export interface Tally {
  seconds: number;
  sent: number;
  /** The number of served requests of each kind. */
  served: Record<string, number>;
  /** The number of bookings that succeeded, including those that were answered after the end of the period. */
  acknowledged: number;
  refused: number;
  /** The median and the 99th percentile of the durations of served requests, in milliseconds. */
  p50: number;
  p99: number;
  callbacks: { sent: number; served: number; slowest: number };
  /** Wrong answers. */
  wrong: string[];
}

export function openTally() {
  const tally: Tally = {
    seconds: 0,
    sent: 0,
    served: {},
    acknowledged: 0,
    refused: 0,
    p50: 0,
    p99: 0,
    callbacks: { sent: 0, served: 0, slowest: 0 },
    wrong: [],
  };
  const times: number[] = [];
  const complain = (what: string) => {
    if (tally.wrong.length < 20) tally.wrong.push(what);
  };
  return {
    tally,
    /** Counts an answer that took this number of milliseconds. */
    note: (kind: string, response: HttpResponse | null, ms: number) => {
      if (!response) return complain(`${kind}: the connection broke`);
      const { status, head, body } = response;
      if (status === 200 || status === 201) {
        tally.served[kind] = (tally.served[kind] ?? 0) + 1;
        times.push(ms);
        if (status === 201) tally.acknowledged++;
      } else if (status === 503) {
        tally.refused++;
        if (!isRefusal(head, body)) complain(`${kind}: a 503 that does not say when to come again: ${head} ${body}`);
      } else complain(`${kind} was answered ${status} ${body}`);
    },
    noteCallback: (response: HttpResponse | null, ms: number) => {
      if (response?.status === 200) tally.callbacks.served++;
      else complain(`a callback was answered ${response?.status ?? 'not at all'} after ${Math.round(ms)} ms`);
      tally.callbacks.slowest = Math.max(tally.callbacks.slowest, Math.round(ms));
    },
    close: (seconds: number): Tally => {
      times.sort((one, other) => one - other);
      const at = (share: number) => Math.round(times[Math.ceil(times.length * share) - 1] ?? 0);
      return { ...tally, seconds, p50: at(0.5), p99: at(0.99) };
    },
  };
}

const isRefusal = (head: string, body: string): boolean =>
  /\r\nretry-after: \d+/i.test(head) && body.startsWith('{"message":"') && body.includes('"code":"unavailable"');

export const servedPerSecond = ({ served, seconds }: Tally): number =>
  Object.values(served).reduce((sum, count) => sum + count, 0) / seconds;

/**
 * Throughput weighted by cost. `costs` contains the seconds that one answer of each kind takes when only this kind is
 * requested; the result is the sum of these costs, in seconds, of all answers served in one second. The plain number of
 * answers would mislead: writes have their own lane, so under overload the share of bookings grows, and a booking costs
 * as much as many pages.
 */
export const workPerSecond = ({ served, seconds }: Tally, costs: ReadonlyMap<string, number>): number =>
  Object.entries(served).reduce((sum, [kind, count]) => sum + count * costs.get(kind)!, 0) / seconds;
