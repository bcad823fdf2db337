import { expect, it } from 'vitest';
import { addressOf, criteriaFrom } from './place-filters.ts';

const search = 'text-search=kibagabaga&specialty=s1&sector=Remera&open-now=1';
const criteria = criteriaFrom(new URLSearchParams(search), 'hospital');

it('reading the filters of a list of places from the URL and writing them again gives the same URL', () => {
  expect(addressOf('hospital', criteria, {}, 2)).toBe(`/hospital-clinics?${search}&page=2`);
});

it('a list of places goes to the first page when a filter changes, and to an address without a query when none is set', () => {
  expect(addressOf('hospital', criteria, { openNow: false, specialty: '' })).toBe(
    '/hospital-clinics?text-search=kibagabaga&sector=Remera',
  );
  expect(addressOf('pharmacy', criteriaFrom(new URLSearchParams('open-now=&sector='), 'pharmacy'))).toBe('/pharmacies');
});

it('a list of places that cannot be filtered by speciality ignores a speciality in the URL', () => {
  expect(criteriaFrom(new URLSearchParams('specialty=s1'), 'pharmacy').specialty).toBe('');
});
