import { expect, it } from 'vitest';
import { addressOf, criteriaFrom } from './place-filters.ts';

const search = 'text-search=kibagabaga&specialty=s1&sector=Remera&open-now=1';
const criteria = criteriaFrom(new URLSearchParams(search), 'hospital');

it('reads the filters from the address and writes the same address', () => {
  expect(addressOf('hospital', criteria, {}, 2)).toBe(`/hospital-clinics?${search}&page=2`);
});

it('goes to the first page when a filter changes, and to an address without query when none is set', () => {
  expect(addressOf('hospital', criteria, { openNow: false, specialty: '' })).toBe(
    '/hospital-clinics?text-search=kibagabaga&sector=Remera',
  );
  expect(addressOf('pharmacy', criteriaFrom(new URLSearchParams('open-now=&sector='), 'pharmacy'))).toBe('/pharmacies');
});

it('ignores a speciality for kinds of place without that filter', () => {
  expect(criteriaFrom(new URLSearchParams('specialty=s1'), 'pharmacy').specialty).toBe('');
});
