import { expect, test } from 'vitest';
import { inLanes } from './spans.ts';

const lanesOf = (...spans: [number, number][]) =>
  inLanes(spans.map(([from, to]) => ({ from, to }))).map(({ lane, lanes }) => `${lane}/${lanes}`);

test('appointments that follow each other have the whole width of the column', () => {
  expect(lanesOf([0, 30], [30, 60], [90, 120])).toEqual(['0/1', '0/1', '0/1']);
});

test('appointments at the same time are shown side by side, and a later appointment has the whole width again', () => {
  expect(lanesOf([0, 30], [0, 30], [0, 30], [30, 60])).toEqual(['0/3', '1/3', '2/3', '0/1']);
});

test('a long appointment is shown beside all the shorter ones that overlap it', () => {
  expect(lanesOf([0, 60], [0, 30], [30, 60])).toEqual(['0/2', '1/2', '1/2']);
});
