import { expect, it } from 'vitest';
import { addressOf, criteriaFrom, filtersIn, queryOf } from './doctor-filters.ts';

const search = 'text-search=fever&specialty=s1&free=today&order-by=soonest&page=3';
const criteria = criteriaFrom(new URLSearchParams(search));

it('reads the filters from the address and writes the same address', () => {
  expect(addressOf(criteria, {}, 3)).toBe(`/doctors?${search}`);
  expect(addressOf(criteriaFrom(new URLSearchParams('free=&language=+')))).toBe('/doctors');
});

it('goes to the first page when a filter changes', () => {
  expect(addressOf(criteria, { free: '', soonest: false })).toBe('/doctors?text-search=fever&specialty=s1');
});

it('counts the filters that are set', () => {
  expect(filtersIn(criteria)).toEqual(['specialty', 'free']);
});

it('accepts no order but A–Z and soonest', () => {
  expect(queryOf(criteriaFrom(new URLSearchParams('order-by=price')))['order-by']).toBe('');
});
