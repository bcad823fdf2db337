import { type Facets, freeDays, genders } from '@ivuriro/contract/directory';
import { consultationTypes } from '@ivuriro/contract/appointment-shapes';
import { dayOf } from '../../../platform/clock.ts';
import type { Platform } from '../../../platform/platform.ts';
import { cached } from '../../../platform/cache.ts';
import type { TimesSought } from '../domain/times-sought.ts';
import { daysMeant, type DoctorFilters, markedBy } from './doctor-filters.ts';
import { insurerNames, type Tally, tallyOf, valuesOf, withOneOf } from './facets.queries.ts';
import { districtNames } from './districts.queries.ts';
import { type DirectoryFilter, timed } from './directory-filter.ts';

type Facet = keyof Facets;
const facetNames = [
  'consultation_type',
  'free',
  'language',
  'gender',
  'district',
  'insurance_id',
] as const satisfies Facet[];
type FacetValues = Facets[Facet];

/**
 * For each value of each filter, how many doctors the list would show if that value were chosen and the search and the
 * other filters stayed the same. The counts are the same on every page and in every order of a list, so they are cached
 * for all visitors, for two seconds like a rendered page.
 */
export const facetsOf = cached(countedFacets, {
  freshFor: 2_000,
  nameOf: (filter, filters, now) =>
    JSON.stringify([
      filter && [filter.search?.query, filter.specialityId, filter.maxFee, filter.divisions],
      facetNames.map((name) => filters[name]),
      dayOf(now),
    ]),
});

async function countedFacets(
  { reads, db }: Platform,
  filter: DirectoryFilter | null,
  filters: DoctorFilters,
  now: Date,
): Promise<Facets> {
  const { times } = await markedBy(db, filters, now);
  const tally = async (others: DoctorFilters): Promise<Tally> =>
    tallyOf(reads, filter && timed({ ...filter, ...noMarks, ...(await markedBy(db, others, now)) }));
  // the slots of every district are counted, not only those of a district that the search text names
  const tallyByDistrict = async (): Promise<Tally> => {
    const others = await markedBy(db, { ...filters, district: undefined }, now);
    return tallyOf(reads, filter && timed({ ...filter, ...noMarks, divisions: undefined, ...others }), others.times);
  };
  // the values of all filters that are not set are counted by the same query
  const all = tally(filters);
  const without = (facet: Facet) => (filters[facet] ? tally({ ...filters, [facet]: undefined }) : all);
  const isTimed = times.type !== undefined || times.days !== undefined;
  const [byType, byDay, byLanguage, byGender, byDistrict, byInsurance] = await Promise.all([
    without('consultation_type'),
    without('free'),
    without('language'),
    without('gender'),
    isTimed ? tallyByDistrict() : without('district'),
    without('insurance_id'),
  ]);
  const days = daysMeant(dayOf(now));
  const languages = valuesOf(byLanguage.marks, 'language:');
  const ofGender = valuesOf(byGender.marks, 'gender:');
  const districts = isTimed ? new Map(Object.entries(byDistrict.districts)) : valuesOf(byDistrict.marks, 'district:');
  const insurances = valuesOf(byInsurance.marks, 'insurance:');
  const [districtNamed, insurerNamed] = await Promise.all([
    districtNames(db, [...districts.keys()]),
    insurerNames(reads, [...insurances.keys()]),
  ]);
  const listed = (values: Map<string, number>, { more }: Tally, names?: Map<string, string>): FacetValues =>
    [...values].map(([value, count]) => ({ value, name: names?.get(value) ?? value, count, more })).sort(aToZ);
  const fitting = (counted: Tally, chosen: TimesSought): number => {
    const { days: marks } = timed({ ...filter, ...noMarks, times: { ...times, ...chosen } });
    return withOneOf(counted.days, marks ?? []);
  };
  return {
    consultation_type: consultationTypes.map((type) => {
      return { value: type, name: type, count: fitting(byType, { type }), more: byType.more };
    }),
    free: freeDays.map((value) => {
      return { value, name: value, count: fitting(byDay, { days: days[value] }), more: byDay.more };
    }),
    language: listed(languages, byLanguage).sort((a, b) => b.count - a.count),
    gender: genders.map((value) => ({ value, name: value, count: ofGender.get(value) ?? 0, more: byGender.more })),
    district: listed(districts, byDistrict, districtNamed),
    insurance_id: listed(insurances, byInsurance, insurerNamed),
  };
}

const noMarks = { marks: undefined, days: undefined };
const aToZ = (a: { name: string }, b: { name: string }): number => a.name.localeCompare(b.name, 'en');
