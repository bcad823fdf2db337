import { expect, it } from 'vitest';
import { coordinatesText, readCoordinates } from './coordinates.ts';

it.each([
  ['-1.95423, 30.10922', { latitude: -1.95423, longitude: 30.10922 }],
  ['-1.95423,30.10922', { latitude: -1.95423, longitude: 30.10922 }],
  [' -2 30 ', { latitude: -2, longitude: 30 }],
  ['-1.95423; 30.10922', { latitude: -1.95423, longitude: 30.10922 }],
  ['', null],
  ['Remera', null],
  ['-1.95423', null],
  ['-99, 30', null],
  ['1, 181', null],
])('the coordinates %j are read as %j', (text, position) => {
  expect(readCoordinates(text)).toEqual(position);
});

it('coordinates that the page has written as text are read back unchanged', () => {
  const entrance = { latitude: -1.95423, longitude: 30.10922 };
  expect(readCoordinates(coordinatesText(entrance))).toEqual(entrance);
});
