import { expect, it } from 'vitest';
import { addressOf, askedIn, filtersIn, queryOf } from './doctor-filters.ts';

const search = 'text-search=fever&specialty=s1&free=today&order-by=soonest&page=3';
const asked = askedIn(new URLSearchParams(search));

it('reads the address and writes it again', () => {
  expect(addressOf(asked, {}, 3)).toBe(`/doctors?${search}`);
  expect(addressOf(askedIn(new URLSearchParams('free=&language=+')))).toBe('/doctors');
});

it('goes to the first page when something else is chosen', () => {
  expect(addressOf(asked, { free: '', soonest: false })).toBe('/doctors?text-search=fever&specialty=s1');
});

it('counts the filters that are set', () => {
  expect(filtersIn(asked)).toEqual(['specialty', 'free']);
});

it('knows one order beside A–Z', () => {
  expect(queryOf(askedIn(new URLSearchParams('order-by=price')))['order-by']).toBe('');
});
