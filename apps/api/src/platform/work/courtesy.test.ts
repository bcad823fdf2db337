import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { courteous } from './courtesy.ts';

it('background work starts at once while no request waits, and after a pause while requests wait', async () => {
  let line = false;
  let begun = 0;
  const inTurn = courteous(() => line);
  const work = async () => {
    begun++;
    await pause(5);
  };
  await inTurn(work);
  const second = inTurn(work);
  expect(begun).toBe(2);
  await second;

  line = true;
  const since = performance.now();
  const third = inTurn(work);
  expect(begun).toBe(2);
  await third;
  expect(begun).toBe(3);
  // the pause is twenty times as long as the second task took; timers may fire a millisecond early
  expect(performance.now() - since).toBeGreaterThan(20 * 4);
});
