import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Lane } from './lane.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const size = { atOnce: 2, waiting: 3, patienceMs: 500 };
/** Who comes, and what became of each. */
function crowd(lane: Lane) {
  const begun: number[] = [];
  const refused: number[] = [];
  const turns = new Map<number, { begin: () => void; refuse: () => void }>();
  return {
    begun,
    refused,
    come: (...names: number[]) => {
      for (const name of names) {
        const turn = { begin: () => void begun.push(name), refuse: () => void refused.push(name) };
        turns.set(name, turn);
        lane.enter(turn);
      }
    },
    goes: (name: number) => lane.withdraw(turns.get(name)!),
  };
}

describe('a lane', () => {
  it('begins so many, lets so many wait in the order in which they came, and refuses the rest', () => {
    const lane = new Lane(size);
    const { come, begun, refused } = crowd(lane);
    come(1, 2, 3, 4, 5, 6, 7);
    expect([begun, refused, lane.underWay, lane.waiting, lane.refused]).toEqual([[1, 2], [6, 7], 2, 3, 2]);
    lane.leave();
    lane.leave();
    expect(begun).toEqual([1, 2, 3, 4]);
    come(8);
    expect([lane.underWay, lane.waiting]).toEqual([2, 2]);
  });

  it('lets a burst wait long', () => {
    const lane = new Lane(size);
    const { come, begun, refused } = crowd(lane);
    come(1, 2, 3);
    vi.advanceTimersByTime(4_900);
    expect(refused).toEqual([]);
    lane.leave();
    expect(begun).toEqual([1, 2, 3]);
  });

  it('refuses who waited too long, also when nothing ends', () => {
    const lane = new Lane(size);
    const { come, refused } = crowd(lane);
    come(1, 2, 3);
    vi.advanceTimersByTime(5_100);
    expect([refused, lane.waiting]).toEqual([[3], 0]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('lets nobody wait long behind a line that is never empty', () => {
    const lane = new Lane(size);
    const { come, begun, refused } = crowd(lane);
    come(1, 2, 3, 4);
    for (let name = 5; name < 9; name++) {
      vi.advanceTimersByTime(1_300);
      lane.leave();
      come(name);
    }
    // after 5 s the line has stood too long: 6 and 7 had waited for more than half a second, and 8 found it empty
    expect([begun, refused]).toEqual([
      [1, 2, 3, 4, 5, 8],
      [6, 7],
    ]);
  });

  it('forgets who has gone', () => {
    const lane = new Lane(size);
    const { come, goes, begun } = crowd(lane);
    come(1, 2, 3, 4);
    goes(3);
    lane.leave();
    expect([begun, lane.waiting]).toEqual([[1, 2, 4], 0]);
  });

  it('takes a function in its turn, and is left when it fails', async () => {
    const lane = new Lane({ ...size, atOnce: 1, waiting: 1 });
    const failing = lane.within(() => Promise.reject(new Error('no')));
    const waiting = lane.within(async () => 'done');
    await expect(lane.within(async () => 'too many')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(failing).rejects.toThrow('no');
    expect(await waiting).toBe('done');
    expect(lane.underWay).toBe(0);
  });
});
