import { describe, expect, it } from 'vitest';
import { Lane } from './lane.ts';
import type { Client } from './shares.ts';

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
