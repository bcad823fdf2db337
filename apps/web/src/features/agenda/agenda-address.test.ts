import { expect, test } from 'vitest';
import { addressOf, daysOf, filtersOf } from './agenda-address.ts';

const today = '2026-11-29';
const base = '/dashboard/hospital/agenda';
const read = (query: string, id?: string) => filtersOf(id, new URLSearchParams(query), today);

test('without a query the agenda shows today, and an impossible date is today too', () => {
  expect(read('')).toEqual({ date: today, view: 'day', doctors: [], id: '' });
  expect(read('date=2026-02-31&view=year').date).toBe(today);
});

test('the address keeps days, doctors and the open appointment, and leaves out what is usual', () => {
  const filters = read('date=2026-12-01&view=week&doctor=a&doctor=b', '7');
  const address = addressOf(base, filters, {}, today);
  expect(address).toBe(`${base}/7?date=2026-12-01&view=week&doctor=a&doctor=b`);
  expect(addressOf(base, filters, { date: today, view: 'day', doctors: [] }, today)).toBe(base);
});

test('another day closes the open appointment, other doctors do not', () => {
  const filters = read('', '7');
  expect(addressOf(base, filters, { date: '2026-11-30' }, today)).toBe(`${base}?date=2026-11-30`);
  expect(addressOf(base, filters, { doctors: ['a'] }, today)).toBe(`${base}/7?doctor=a`);
});

test('a week is from Monday to Sunday', () => {
  const week = daysOf({ date: today, view: 'week' });
  expect([week[0], week[6], week.length]).toEqual(['2026-11-23', '2026-11-29', 7]);
  expect(daysOf({ date: '2026-11-30', view: 'week' })[0]).toBe('2026-11-30');
  expect(daysOf({ date: today, view: 'day' })).toEqual([today]);
});
