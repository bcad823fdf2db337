import { type ConsultationType, freeSlotMark } from '../queries/availability-summaries.queries.ts';

/** The times that a list of doctors is about: of one type, on one of these dates, in person in one of these districts. */
export interface TimesSought {
  type?: ConsultationType | undefined;
  days?: string[] | undefined;
  districts?: number[] | undefined;
}

/**
 * The marks of the free slots that fit, of which a doctor needs one. With districts and without a type, a slot in person
 * in a district or one online fits: a doctor is reached online from everywhere.
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

/** The most districts of a province. */
const districtsOfProvince = 9;

/** The districts of a division, whose code begins with that of its district and of its province. */
export function districtsOf(division: number): number[] {
  if (division < 10) return Array.from({ length: districtsOfProvince }, (_, index) => division * 10 + index + 1);
  return [division < 100 ? division : Math.floor(division / 100)];
}
