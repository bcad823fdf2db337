import { weekdayOf } from '../../../platform/clock.ts';
import { type CalendarHours, layersOf, rowsInForce } from './calendar-slots.ts';

/**
 * The other hospitals at which the doctor already has hours that overlap `row`: nobody can work at two hospitals at
 * once.
 */
export function hospitalsMet(row: CalendarHours, standing: readonly CalendarHours[]): string[] {
  if (!row.is_available || row.type !== 'Hospital') return [];
  const others = [...new Set(standing.flatMap((other) => other.hospital_id ?? []))].filter(
    (id) => id !== row.hospital_id,
  );
  const days = daysOf(row, standing);
  return others.filter((id) =>
    days.some(([day, date]) =>
      layersOf(rowsInForce(standing, day, date), [id])
        .filter((layer) => layer.type === 'Hospital')
        .some((layer) => layer.intervals.some((hours) => hours.from < row.ends_at && hours.to > row.starts_at)),
    ),
  );
}

/**
 * The days to compare: the date of a dated row, or the weekday of a weekly row and each date of that weekday that has
 * dated rows.
 */
function daysOf(row: CalendarHours, standing: readonly CalendarHours[]): [number, string | null][] {
  if (row.date !== null) return [[weekdayOf(row.date), row.date]];
  const dates = new Set(standing.flatMap((other) => other.date ?? []));
  return [
    [row.day!, null],
    ...[...dates].filter((date) => weekdayOf(date) === row.day).map((date): [number, string] => [row.day!, date]),
  ];
}
