import { freeDays, genders } from '@ivuriro/contract/directory';
import { consultationTypes } from '@ivuriro/contract/appointment-shapes';
import { addDays, dayOf, weekdayOf } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { TimesSought } from '../domain/times-sought.ts';
import type { ConsultationType } from './availability-summaries.queries.ts';
import { districtMeant } from './districts.queries.ts';
import type { OrderBy } from './orders.ts';

/** The query parameters that filter a list of doctors, apart from search text, speciality and fee. */
export interface DoctorFilters {
  consultation_type?: string | undefined;
  free?: string | undefined;
  language?: string | undefined;
  district?: string | undefined;
  insurance_id?: string | undefined;
  gender?: string | undefined;
}
/** The filters as marks, which are short texts stored with each doctor. A doctor must have all of `marks`. */
export interface FilterMarks {
  marks?: string[] | undefined;
  times: TimesSought;
}

/**
 * Converts filters to marks and to the free slots that they ask for. An unknown value of a filter with a fixed list of
 * values is ignored. An unknown value of any other filter matches nobody.
 */
export async function markedBy(db: Db, filters: DoctorFilters, now: Date): Promise<FilterMarks> {
  const { language, gender, district, insurance_id: insurance } = filters;
  const code = district ? await districtMeant(db, district) : undefined;
  const marks = [
    ...(language ? [`language:${language}`] : []),
    ...(isGender(gender) ? [`gender:${gender}`] : []),
    ...(district ? [`district:${code ?? ''}`] : []),
    ...(insurance ? [`insurance:${insurance}`] : []),
  ];
  const free = freeDayAsked(filters);
  return {
    ...(marks.length > 0 ? { marks } : {}),
    times: {
      type: typeAsked(filters),
      days: free && daysMeant(dayOf(now))[free],
      districts: code === undefined ? undefined : [code],
    },
  };
}

const isGender = (asked: string | undefined) => genders.some((gender) => gender === asked);

const typeAsked = ({ consultation_type: asked }: DoctorFilters): ConsultationType | undefined =>
  consultationTypes.find((type) => type === asked?.toUpperCase());

const freeDayAsked = ({ free }: DoctorFilters) => freeDays.find((day) => day === free);

/** The dates that each value of the day filter means. On a Sunday the weekend is that day alone. */
export function daysMeant(today: string): Record<(typeof freeDays)[number], string[]> {
  const sunday = addDays(today, 7 - weekdayOf(today));
  return {
    today: [today],
    tomorrow: [addDays(today, 1)],
    weekend: sunday === today ? [today] : [addDays(sunday, -1), sunday],
  };
}

/** The order of doctors by their next free slot, of the chosen type or of any. */
export const soonestOf = ({ type }: TimesSought): OrderBy<'soonest'> => ({
  by: 'soonest',
  type: type ? (type.toLowerCase() as 'online' | 'physical') : 'any',
});
