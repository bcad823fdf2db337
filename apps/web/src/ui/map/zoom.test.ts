import { expect, it } from 'vitest';
import { drawnZoom, zooms } from './zoom.ts';

it('a map shows several places at zoom 8 and one place at 16, or at 12 without tiles', () => {
  expect([zooms.severalPlaces, zooms.onePlace].map((zoom) => drawnZoom(zoom, true))).toEqual([8, 16]);
  expect([zooms.severalPlaces, zooms.onePlace].map((zoom) => drawnZoom(zoom, false))).toEqual([8, 12]);
});
