import { expect, test } from 'vitest';
import { addressOf, daysOf, filtersOf } from './agenda-address.ts';

const today = '2026-11-29';
const base = '/dashboard/hospital/agenda';
const read = (query: string, id?: string) => filtersOf(id, new URLSearchParams(query), today);

test('the agenda shows today when its URL has no date or an impossible one', () => {
  expect(read('')).toEqual({ date: today, view: 'day', doctors: [], id: '' });
  expect(read('date=2026-02-31&view=year').date).toBe(today);
});

test('the URL of the agenda contains the days, the doctors and the open appointment, and leaves out default values', () => {
  const filters = read('date=2026-12-01&view=week&doctor=a&doctor=b', '7');
  const address = addressOf(base, filters, {}, today);
  expect(address).toBe(`${base}/7?date=2026-12-01&view=week&doctor=a&doctor=b`);
  expect(addressOf(base, filters, { date: today, view: 'day', doctors: [] }, today)).toBe(base);
});

test('the agenda closes the open appointment when another day is shown, but not when other doctors are shown', () => {
  const filters = read('', '7');
  expect(addressOf(base, filters, { date: '2026-11-30' }, today)).toBe(`${base}?date=2026-11-30`);
  expect(addressOf(base, filters, { doctors: ['a'] }, today)).toBe(`${base}/7?doctor=a`);
});

test('a week of the agenda is from Monday to Sunday', () => {
  const week = daysOf({ date: today, view: 'week' });
  expect([week[0], week[6], week.length]).toEqual(['2026-11-23', '2026-11-29', 7]);
  expect(daysOf({ date: '2026-11-30', view: 'week' })[0]).toBe('2026-11-30');
  expect(daysOf({ date: today, view: 'day' })).toEqual([today]);
});
