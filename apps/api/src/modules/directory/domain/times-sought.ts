import { type ConsultationType, freeSlotMark } from '../queries/availability-summaries.queries.ts';

/**
 * The free slots that a list of doctors asks for: of one type, on one of these dates, in person in one of these
 * districts.
 */
export interface TimesSought {
  type?: ConsultationType | undefined;
  days?: string[] | undefined;
  districts?: number[] | undefined;
}

/**
 * Returns the marks (`freeSlotMark`) of the free slots that the list asks for; a doctor must have one of them. With
 * districts and without a type, online slots match too, because an online appointment is possible from everywhere.
 */
export function marksOfTimes({ type, days, districts }: TimesSought): string[] {
  const types = type ? [type] : districts ? (['ONLINE', 'PHYSICAL'] as const) : [undefined];
  return (days ?? [undefined]).flatMap((day) =>
    types.flatMap((one) =>
      one === 'PHYSICAL' && districts
        ? districts.map((district) => freeSlotMark(day, one, district))
        : freeSlotMark(day, one),
    ),
  );
}

/** The largest number of districts that a province can have: their codes end with the digits 1 to 9. */
const districtsOfProvince = 9;

/** The districts of a division. Its code begins with the code of its province, followed by that of its district. */
export function districtsOf(division: number): number[] {
  if (division < 10) return Array.from({ length: districtsOfProvince }, (_, index) => division * 10 + index + 1);
  return [division < 100 ? division : Math.floor(division / 100)];
}
