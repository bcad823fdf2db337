import { expect, it } from 'vitest';
import { addressOf, criteriaFrom, filtersIn, queryOf } from './doctor-filters.ts';

const search = 'text-search=fever&specialty=s1&free=today&order-by=distance&near=-1.95%2C30.06&page=3';
const criteria = criteriaFrom(new URLSearchParams(search));

it('reading the filters of doctors from the URL and writing them again gives the same URL', () => {
  expect(addressOf(criteria, {}, 3)).toBe(`/doctors?${search}`);
  expect(addressOf(criteriaFrom(new URLSearchParams('free=&language=+')))).toBe('/doctors');
});

it('the list of doctors goes to the first page when a filter changes', () => {
  expect(addressOf(criteria, { free: '', order: '', near: '' })).toBe('/doctors?text-search=fever&specialty=s1');
});

it('the list of doctors shows how many filters are set', () => {
  expect(filtersIn(criteria)).toEqual(['specialty', 'free']);
});

it('the list of doctors ignores an unknown order in the URL', () => {
  expect(queryOf(criteriaFrom(new URLSearchParams('order-by=price')))['order-by']).toBe('price');
  expect(queryOf(criteriaFrom(new URLSearchParams('order-by=height')))['order-by']).toBe('');
});
