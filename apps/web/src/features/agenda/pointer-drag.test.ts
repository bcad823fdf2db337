import { expect, test } from 'vitest';
import { edgeStep } from './use-pointer-drag.ts';

test('during a drag the agenda scrolls slowly where the pointer begins to be near its edge, and faster the nearer it is', () => {
  const steps = [300, 553, 576, 590, 600, 700].map((at) => edgeStep(at, 100, 600));
  expect(steps).toEqual([0, 1, 2, 4, 6, 6]);
  expect([147, 124, 100, 40].map((at) => edgeStep(at, 100, 600))).toEqual([-1, -2, -6, -6]);
});
