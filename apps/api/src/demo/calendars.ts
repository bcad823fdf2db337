import { addDays } from '../platform/clock.ts';
import { dice } from './seed.ts';
import type { DemoDoctor } from './demo-data.ts';

export interface Hours {
  day: number | null;
  date: string | null;
  starts_at: number;
  ends_at: number;
  is_available: boolean;
  type: 'Online' | 'Hospital' | 'default';
  hospital_id: string | null;
}

const weekdays = [1, 2, 3, 4, 5];
const hour = 60;

/** The weekly calendar rows of a doctor, without overlaps. */
export function weekOf(doctor: DemoDoctor, index: number): Hours[] {
  const [first, second = first] = doctor.places.map((place) => place.id);
  if (index === 0)
    return [
      ...on([1, 2, 3, 4, 5, 6, 7], 8, 12, 'Online'),
      ...on([1, 3, 5], 13, 17, 'Hospital', first),
      ...on([2, 4, 6], 13, 16, 'Hospital', second),
      ...on([1, 2, 3, 4, 5, 6, 7], 18, 22, 'Online'),
    ];
  const weeks: (() => Hours[])[] = [
    () => [...on(weekdays, 8, 12, 'Online'), ...on([1, 3, 5], 14, 17, 'Hospital', first)],
    () => [...on(weekdays, 9, 13, 'Hospital', first), ...on([2, 4], 14, 18, 'default')],
    () => [...on(weekdays, 9, 12, 'default'), ...on(weekdays, 13, 17, 'default'), ...on([6], 9, 12, 'default')],
    () => [...on([2, 4], 8, 12, 'Hospital', first), ...on([1, 2, 3, 4], 17, 20, 'Online')],
    () => [...on([1, 2, 3, 4, 5, 6], 8, 11, 'Online'), ...on([1, 2, 3, 4, 5], 13, 16, 'Hospital', second)],
    () => [
      ...on([1, 2, 3], 8, 13, 'Hospital', first),
      ...on([4, 5], 8, 13, 'Hospital', second),
      ...on([6, 7], 15, 18, 'Online'),
    ],
  ];
  return weeks[index % weeks.length]!();
}

/**
 * The dated calendar rows of a doctor, who may have none: a day away, a long lunch, and sometimes an additional
 * evening.
 */
export function exceptionsOf(doctor: DemoDoctor, index: number, today: string): Hours[] {
  const throws = dice('exceptions', index);
  if (index > 0 && throws.chance(45)) return [];
  const date = addDays(today, throws.between(3, 12));
  const other = addDays(date, throws.between(3, 9));
  const dated = (at: string, from: number, to: number, given: boolean): Hours => ({
    ...rowOf(from, to, given ? 'Online' : 'default'),
    day: null,
    date: at,
    is_available: given,
  });
  return [
    dated(date, 0, 24, false),
    dated(other, 12, 14, false),
    ...(throws.chance(50) ? [dated(addDays(other, 2), 20, 22, true)] : []),
  ];
}

const on = (days: number[], from: number, to: number, type: Hours['type'], hospitalId?: string): Hours[] =>
  days.map((day) => ({ ...rowOf(from, to, type), day, date: null, hospital_id: hospitalId ?? null }));

const rowOf = (from: number, to: number, type: Hours['type']) => ({
  starts_at: from * hour,
  ends_at: to * hour,
  is_available: true,
  type,
  hospital_id: null,
});
