import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Lane, type LaneTask } from './lane.ts';
import type { Client } from './shares.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const size = { atOnce: 2, waiting: 3, queueWaitMs: 500 };
/** Fills a lane with requests, and records which of them began and which were refused. */
function fillLane(lane: Lane) {
  const begun: number[] = [];
  const refused: number[] = [];
  const turns = new Map<number, LaneTask>();
  return {
    begun,
    refused,
    come: (...names: number[]) => {
      for (const name of names) {
        const task = { client: null, begin: () => void begun.push(name), refuse: () => void refused.push(name) };
        turns.set(name, task);
        lane.enter(task);
      }
    },
    goes: (name: number) => lane.withdraw(turns.get(name)!),
  };
}

describe('a lane', () => {
  it('a lane starts a limited number of requests, queues a limited number in order, and refuses the rest', () => {
    const lane = new Lane(size);
    const { come, begun, refused } = fillLane(lane);
    come(1, 2, 3, 4, 5, 6, 7);
    expect([begun, refused, lane.underWay, lane.waiting, lane.refused]).toEqual([[1, 2], [6, 7], 2, 3, 2]);
    lane.leave(null);
    lane.leave(null);
    expect(begun).toEqual([1, 2, 3, 4]);
    come(8);
    expect([lane.underWay, lane.waiting]).toEqual([2, 2]);
  });

  it('a lane refuses no request of a short burst, even one that waits longer than the limit for a standing queue', () => {
    const lane = new Lane(size);
    const { come, begun, refused } = fillLane(lane);
    come(1, 2, 3);
    vi.advanceTimersByTime(4_900);
    expect(refused).toEqual([]);
    lane.leave(null);
    expect(begun).toEqual([1, 2, 3]);
  });

  it('a lane refuses a request that waited too long, even when no running request ends', () => {
    const lane = new Lane(size);
    const { come, refused } = fillLane(lane);
    come(1, 2, 3);
    vi.advanceTimersByTime(5_100);
    expect([refused, lane.waiting]).toEqual([[3], 0]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('no request waits long in the queue of a lane, even when the queue is never empty', () => {
    const lane = new Lane(size);
    const { come, begun, refused } = fillLane(lane);
    come(1, 2, 3, 4);
    for (let name = 5; name < 9; name++) {
      vi.advanceTimersByTime(1_300);
      lane.leave(null);
      come(name);
    }
    // after 5 s the queue counts as standing: requests 6 and 7, which had waited for more than half a second, are
    // refused, and request 8 comes to an empty queue
    expect([begun, refused]).toEqual([
      [1, 2, 3, 4, 5, 8],
      [6, 7],
    ]);
  });

  it('a lane drops a request whose client has disconnected', () => {
    const lane = new Lane(size);
    const { come, goes, begun } = fillLane(lane);
    come(1, 2, 3, 4);
    goes(3);
    lane.leave(null);
    expect([begun, lane.waiting]).toEqual([[1, 2, 4], 0]);
  });

  it('a lane runs a function as soon as there is room, and is freed when the function fails', async () => {
    const lane = new Lane({ ...size, atOnce: 1, waiting: 1 });
    const failing = lane.within(() => Promise.reject(new Error('no')));
    const waiting = lane.within(async () => 'done');
    await expect(lane.within(async () => 'too many')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(failing).rejects.toThrow('no');
    expect(await waiting).toBe('done');
    expect(lane.underWay).toBe(0);
  });
});

describe('shares of clients in a lane', () => {
  // the share of one client is a quarter (2 queued requests and 1 running one), that of one network address is a half
  // (4 queued requests and 2 running ones)
  const shared = { atOnce: 4, waiting: 8, queueWaitMs: 500 };
  const anonymous = (address: string): Client => ({ own: address, address });
  const signedIn = (own: string, address: string): Client => ({ own, address });
  function open(lane: Lane) {
    const begun: string[] = [];
    const refused: string[] = [];
    const come = (name: string, client: Client, times = 1) => {
      for (let n = 0; n < times; n++)
        lane.enter({ client, begin: () => void begun.push(name), refuse: () => void refused.push(name) });
    };
    return { begun, refused, come };
  }
  const times = (list: string[], name: string) => list.filter((one) => one === name).length;

  it('a single client may use the whole queue while nobody else waits', () => {
    const { come, begun, refused } = open(new Lane(shared));
    come('one', anonymous('192.0.2.1'), 12);
    expect([begun.length, refused.length]).toEqual([4, 0]);
  });

  it('a full queue makes room for another client by dropping a request of the client with the most waiting requests', () => {
    const lane = new Lane(shared);
    const { come, begun, refused } = open(lane);
    const greedy = anonymous('192.0.2.1');
    come('greedy', greedy, 60);
    expect(refused).toHaveLength(48);
    expect(lane.hasRoomFor(greedy)).toBe(false);
    expect(lane.hasRoomFor(anonymous('192.0.2.2'))).toBe(true);
    come('patient', anonymous('192.0.2.2'), 2);
    expect([times(refused, 'patient'), times(refused, 'greedy'), lane.waiting]).toEqual([0, 50, 8]);
    // a client that already has its share of the queue gets no more of it
    come('patient', anonymous('192.0.2.2'));
    expect(times(refused, 'patient')).toBe(1);
    lane.leave(greedy);
    expect(begun.at(-1)).toBe('patient');
  });

  it('in a full lane fifty signed-in people behind one address count as fifty clients', () => {
    const lane = new Lane({ ...shared, waiting: 80 });
    const { come, refused } = open(lane);
    for (let n = 0; n < 50; n++) come('patient', signedIn(`token ${n}`, '192.0.2.1'));
    expect([refused, lane.waiting]).toEqual([[], 46]);
  });

  it('in a full lane a client with a token is served although requests without a token from the same address wait', () => {
    const lane = new Lane(shared);
    const { come, begun, refused } = open(lane);
    come('greedy', anonymous('192.0.2.1'), 12);
    come('patient', signedIn('token', '192.0.2.1'));
    expect(times(refused, 'patient')).toBe(0);
    lane.leave(anonymous('192.0.2.1'));
    expect(begun.at(-1)).toBe('patient');
  });

  it('requests with invented tokens from one address leave half of a lane’s queue to other addresses', () => {
    const lane = new Lane(shared);
    const { come, refused } = open(lane);
    for (let n = 0; n < 60; n++) come('greedy', signedIn(`made up ${n}`, '192.0.2.1'));
    for (let n = 0; n < 5; n++) come(`patient ${n}`, signedIn(`token ${n}`, `192.0.2.${n + 2}`));
    expect(refused.filter((name) => name !== 'greedy')).toEqual(['patient 4']);
    expect(lane.waiting).toBe(8);
  });
});
