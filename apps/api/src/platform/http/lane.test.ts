import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Lane, type LaneTask } from './lane.ts';

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
