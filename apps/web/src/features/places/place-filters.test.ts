import { expect, it } from 'vitest';
import { addressOf, criteriaFrom } from './place-filters.ts';

const search =
  'text-search=kibagabaga&specialty=s1&sector=Remera&insurance_id=rssb&open-now=1&order-by=distance&near=Gasabo';
const criteria = criteriaFrom(new URLSearchParams(search), 'hospital');

it('reading the filters of a list of places from the URL and writing them again gives the same URL', () => {
  expect(addressOf('hospital', criteria, {}, 2)).toBe(`/hospital-clinics?${search}&page=2`);
});

it('a list of places goes to the first page when a filter changes, and has a URL without a query when no filter is set', () => {
  const change = { openNow: false, specialty: '', insurer: '', order: '', near: '' } as const;
  expect(addressOf('hospital', criteria, change)).toBe('/hospital-clinics?text-search=kibagabaga&sector=Remera');
  expect(addressOf('pharmacy', criteriaFrom(new URLSearchParams('open-now=&sector='), 'pharmacy'))).toBe('/pharmacies');
});

it('a list of places that cannot be filtered by speciality ignores a speciality in the URL', () => {
  expect(criteriaFrom(new URLSearchParams('specialty=s1'), 'pharmacy').specialty).toBe('');
});
