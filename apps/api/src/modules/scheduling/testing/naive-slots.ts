import { weekdayOf } from '../../../platform/clock.ts';
import type { CalendarHours, Practice, Slot } from '../domain/calendar-slots.ts';

/**
 * Computes the slots of a date by a slow and obvious algorithm, to compare with the fast one. Each minute of the day
 * has a cell with the minute from which the slots of its interval are counted, or null.
 */
export function naiveSlots(
  rows: readonly CalendarHours[],
  { slotMinutes, hospitalIds }: Practice,
  date: string,
): Slot[] {
  const ofDay = rows.filter((row) => row.day === weekdayOf(date));
  const inOrder = [
    ...ofDay.filter((row) => row.is_available),
    ...ofDay.filter((row) => !row.is_available),
    ...rows.filter((row) => row.date === date),
  ];
  const slots = new Map<number, Slot>();
  const kinds: [CalendarHours['type'], string | null][] = [
    ['Online', null],
    ['default', null],
    ...hospitalIds.flatMap((id): [CalendarHours['type'], string | null][] => [
      ['Hospital', id],
      ['default', id],
    ]),
  ];
  for (const [type, place] of kinds) {
    const grid: (number | null)[] = Array.from({ length: 1441 }, () => null);
    for (const row of inOrder) {
      const applies = row.is_available
        ? row.type === type && (type !== 'Hospital' || row.hospital_id === place)
        : row.hospital_id === null || row.hospital_id === place;
      if (!applies) continue;
      for (let minute = row.starts_at; minute < row.ends_at; minute++)
        grid[minute] = row.is_available ? (grid[minute] ?? row.starts_at) : null;
      if (row.is_available)
        for (let minute = 1; minute < 1440; minute++)
          if (grid[minute] !== null && grid[minute - 1] !== null) grid[minute] = grid[minute - 1]!;
    }
    for (let from = 0; from + slotMinutes <= 1440; from++) {
      const minutes = grid.slice(from, from + slotMinutes);
      if (minutes.includes(null) || (from - grid[from]!) % slotMinutes !== 0) continue;
      const slot = slots.get(from) ?? { from, to: from + slotMinutes, online: false, hospitalIds: [] };
      slots.set(from, slot);
      if (place) slot.hospitalIds = [...new Set([...slot.hospitalIds, place])];
      else slot.online = true;
    }
  }
  return [...slots.values()].sort((a, b) => a.from - b.from);
}
