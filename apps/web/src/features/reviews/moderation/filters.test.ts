import { expect, it } from 'vitest';
import { addressOf, filtersOf, queryOf } from './filters.ts';

const read = (search: string) => filtersOf(new URLSearchParams(search));

it('the moderation queue shows waiting reviews of every kind by default', () => {
  expect(read('')).toEqual({ state: 'waiting', kind: '', page: 1 });
  expect(read('state=x&kind=patient&page=0')).toEqual({ state: 'waiting', kind: '', page: 1 });
  expect(queryOf(read(''))).toEqual({ state: 'waiting', page: 1 });
  expect(queryOf(read('state=all&kind=pharmacy&page=3'))).toEqual({ kind: 'pharmacy', page: 3 });
});

it('the moderation queue keeps its filters in the address, and starts at the first page when one changes', () => {
  const before = read('state=published&page=4');
  expect(addressOf('/q', before, { kind: 'doctor' })).toBe('/q?state=published&kind=doctor');
  expect(addressOf('/q', before, { page: 5 })).toBe('/q?state=published&page=5');
  expect(addressOf('/q', before, { state: 'waiting' })).toBe('/q');
});
