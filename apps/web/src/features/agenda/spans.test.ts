import { expect, test } from 'vitest';
import { inLanes } from './spans.ts';

const lanesOf = (...spans: [number, number][]) =>
  inLanes(spans.map(([from, to]) => ({ from, to }))).map(({ lane, lanes }) => `${lane}/${lanes}`);

test('appointments after each other have the whole width', () => {
  expect(lanesOf([0, 30], [30, 60], [90, 120])).toEqual(['0/1', '0/1', '0/1']);
});

test('appointments of one time stand beside each other, and those after them do not', () => {
  expect(lanesOf([0, 30], [0, 30], [0, 30], [30, 60])).toEqual(['0/3', '1/3', '2/3', '0/1']);
});

test('a longer one keeps its place beside those that follow each other', () => {
  expect(lanesOf([0, 60], [0, 30], [30, 60])).toEqual(['0/2', '1/2', '1/2']);
});
