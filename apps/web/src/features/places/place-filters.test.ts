import { expect, it } from 'vitest';
import { addressOf, criteriaFrom } from './place-filters.ts';

const search = 'text-search=kibagabaga&specialty=s1&sector=Remera&open-now=1';
const criteria = criteriaFrom(new URLSearchParams(search), 'hospital');

it('reads the address and writes it again', () => {
  expect(addressOf('hospital', criteria, {}, 2)).toBe(`/hospital-clinics?${search}&page=2`);
});

it('goes to the first page when something else is chosen, and to a clean address when nothing is', () => {
  expect(addressOf('hospital', criteria, { openNow: false, specialty: '' })).toBe(
    '/hospital-clinics?text-search=kibagabaga&sector=Remera',
  );
  expect(addressOf('pharmacy', criteriaFrom(new URLSearchParams('open-now=&sector='), 'pharmacy'))).toBe('/pharmacies');
});

it('knows no speciality of a kind that has none', () => {
  expect(criteriaFrom(new URLSearchParams('specialty=s1'), 'pharmacy').specialty).toBe('');
});
