import type { Hour } from '@ivuriro/contract';
import { expect, it } from 'vitest';
import { bodyOfWeek, choicesWith, likeTheFirst, weekOf } from './hours-form.ts';
import { linksOf } from './links.ts';

const hour = (day: string, changes: Partial<Hour> = {}): Hour => ({
  id: null,
  day,
  isClosed: false,
  isWorking24Hours: false,
  opening_from: '08:00 AM',
  closed_at: '05:00 PM',
  ...changes,
});

it('the form of opening hours sends each field as a list with one value for each day', () => {
  const week = weekOf([hour('Monday', { isWorking24Hours: true }), hour('Tuesday', { isClosed: true })]);
  expect(bodyOfWeek(week)).toEqual({
    day: ['Monday', 'Tuesday'],
    isClosed: ['0', '1'],
    isWorking24Hours: ['1', '0'],
    opening_from: ['08:00 AM', '08:00 AM'],
    closed_at: ['05:00 PM', '05:00 PM'],
  });
});

it('the form of opening hours can copy the hours of Monday to every day', () => {
  const week = likeTheFirst(weekOf([hour('Monday', { opening_from: '07:00 AM' }), hour('Sunday', { isClosed: true })]));
  expect(week[1]).toEqual({ ...week[0], day: 'Sunday' });
});

it('the form of opening hours offers whole hours, and a stored time that is not a whole hour', () => {
  expect(choicesWith('08:00 AM')).toHaveLength(24);
  expect(choicesWith('07:30 AM')[0]).toEqual({ value: '07:30 AM', label: '07:30' });
});

it('the profile of each kind of provider has its own lists of specialities, insurances, facilities or team', () => {
  expect(linksOf('doctor')).toEqual(['specialities', 'treated', 'affiliations']);
  expect(linksOf('hospital')).toEqual(['specialities', 'insurances', 'facilities', 'team']);
  expect(linksOf('laboratory')).toEqual(linksOf('hospital'));
  expect(linksOf('pharmacy')).toEqual(['insurances']);
});
