import { freeDays } from '@ivuriro/contract/directory';
import { consultationTypes } from '@ivuriro/contract/shapes';
import { addDays, dayOf, weekdayOf } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/pool.ts';
import { type ConsultationType, freeMark } from './outlooks.queries.ts';
import { districtMeant } from './sectors.ts';

/** What can be asked of doctors beside words and a speciality. */
export interface DoctorFilters {
  consultation_type?: string | undefined;
  free?: string | undefined;
  language?: string | undefined;
  district?: string | undefined;
  insurance_id?: string | undefined;
}
/** The same by the marks under which doctors are kept: all of `marks`, one of `days`. */
export interface Marked {
  marks?: string[] | undefined;
  days?: string[] | undefined;
}

/** A value that we do not know of a closed list is no filter; of an open one nobody has it. */
export async function markedBy(db: Db, filters: DoctorFilters, now: Date): Promise<Marked> {
  const { language, district, insurance_id: insurance } = filters;
  const marks = [
    ...(language ? [`language:${language}`] : []),
    ...(district ? [`district:${(await districtMeant(db, district)) ?? ''}`] : []),
    ...(insurance ? [`insurance:${insurance}`] : []),
  ];
  const type = typeAsked(filters);
  const free = freeDayAsked(filters);
  const days = free && daysMeant(dayOf(now))[free];
  return {
    ...(marks.length > 0 ? { marks } : {}),
    ...(days || type ? { days: (days ?? [undefined]).map((day) => freeMark(day, type)) } : {}),
  };
}

export const typeAsked = ({ consultation_type: asked }: DoctorFilters): ConsultationType | undefined =>
  consultationTypes.find((type) => type === asked?.toUpperCase());

export const freeDayAsked = ({ free }: DoctorFilters) => freeDays.find((day) => day === free);

/** The weekend is the coming Saturday and Sunday, on a Sunday that day. */
export function daysMeant(today: string): Record<(typeof freeDays)[number], string[]> {
  const sunday = addDays(today, 7 - weekdayOf(today));
  return {
    today: [today],
    tomorrow: [addDays(today, 1)],
    weekend: sunday === today ? [today] : [addDays(sunday, -1), sunday],
  };
}

/** In which order of next free times they are wanted. */
export function soonestOf(filters: DoctorFilters): 'any' | 'online' | 'physical' {
  const type = typeAsked(filters);
  return type ? (type.toLowerCase() as 'online' | 'physical') : 'any';
}
