import { expect, it } from 'vitest';
import { addressOf, filtersOf } from './filters.ts';

it('the list of a patient’s appointments reads its filters from the address and ignores unknown values', () => {
  const read = (search: string) => filtersOf(new URLSearchParams(search));
  expect(read('category=Online&status=pending&page=3')).toEqual({ category: 'ONLINE', status: 'PENDING', page: '3' });
  expect(read('category=home&status=all&page=-1')).toEqual({ category: '', status: '', page: '' });
});

it('the list of a patient’s appointments goes to the first page when a filter changes, and stays on its page when an appointment is opened', () => {
  const filters = { category: 'ONLINE', status: '', page: '3' };
  expect(addressOf(filters, { status: 'PENDING' })).toBe('/profile/appointment?category=ONLINE&status=PENDING');
  expect(addressOf(filters, { page: '3', id: '7' })).toBe('/profile/appointment?category=ONLINE&id=7&page=3');
  expect(addressOf(filters, { category: '', page: '1' })).toBe('/profile/appointment');
});
