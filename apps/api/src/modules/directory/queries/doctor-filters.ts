import { freeDays, genders } from '@ivuriro/contract/directory';
import { consultationTypes } from '@ivuriro/contract/appointment-shapes';
import { addDays, dayOf, weekdayOf } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { type ConsultationType, freeDayMark } from './availability-summaries.queries.ts';
import { districtMeant } from './districts.queries.ts';
import type { Order } from './orders.ts';

/** The filters for doctors, apart from search text and speciality. */
export interface DoctorFilters {
  consultation_type?: string | undefined;
  free?: string | undefined;
  language?: string | undefined;
  district?: string | undefined;
  insurance_id?: string | undefined;
  gender?: string | undefined;
}
/**
 * The filters as marks, which are short texts stored with each doctor: a doctor must have all of `marks`, and one of
 * `days`.
 */
export interface FilterMarks {
  marks?: string[] | undefined;
  days?: string[] | undefined;
}

/**
 * Converts filters to marks. An unknown value is ignored where the list of values is fixed; elsewhere it matches
 * nobody.
 */
export async function markedBy(db: Db, filters: DoctorFilters, now: Date): Promise<FilterMarks> {
  const { language, gender, district, insurance_id: insurance } = filters;
  const marks = [
    ...(language ? [`language:${language}`] : []),
    ...(isGender(gender) ? [`gender:${gender}`] : []),
    ...(district ? [`district:${(await districtMeant(db, district)) ?? ''}`] : []),
    ...(insurance ? [`insurance:${insurance}`] : []),
  ];
  const type = typeAsked(filters);
  const free = freeDayAsked(filters);
  const days = free && daysMeant(dayOf(now))[free];
  return {
    ...(marks.length > 0 ? { marks } : {}),
    ...(days || type ? { days: (days ?? [undefined]).map((day) => freeDayMark(day, type)) } : {}),
  };
}

const isGender = (asked: string | undefined) => genders.some((gender) => gender === asked);

export const typeAsked = ({ consultation_type: asked }: DoctorFilters): ConsultationType | undefined =>
  consultationTypes.find((type) => type === asked?.toUpperCase());

export const freeDayAsked = ({ free }: DoctorFilters) => freeDays.find((day) => day === free);

/** The dates of each day filter. The weekend is the coming Saturday and Sunday; on a Sunday it is that day alone. */
export function daysMeant(today: string): Record<(typeof freeDays)[number], string[]> {
  const sunday = addDays(today, 7 - weekdayOf(today));
  return {
    today: [today],
    tomorrow: [addDays(today, 1)],
    weekend: sunday === today ? [today] : [addDays(sunday, -1), sunday],
  };
}

/** The order of doctors by their next free slots, of the type that is asked for. */
export function soonestOf(filters: DoctorFilters): Order {
  const type = typeAsked(filters);
  return { by: 'soonest', type: type ? (type.toLowerCase() as 'online' | 'physical') : 'any' };
}
