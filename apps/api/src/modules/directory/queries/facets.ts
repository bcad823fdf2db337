import { type Facets, freeDays, genders } from '@ivuriro/contract/directory';
import { consultationTypes } from '@ivuriro/contract/appointment-shapes';
import { dayOf } from '../../../platform/clock.ts';
import type { Platform } from '../../../platform/platform.ts';
import { cached } from '../../../platform/cache.ts';
import { daysMeant, type DoctorFilters, freeDayAsked, markedBy, typeAsked } from './doctor-filters.ts';
import { insurerNames, type Tally, tallyOf, valuesOf, withOneOf } from './facets.queries.ts';
import { freeDayMark } from './availability-summaries.queries.ts';
import { districtNames } from './districts.queries.ts';
import type { DirectoryFilter } from './directory-filter.ts';

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
 * How many doctors each value of a filter would leave, with the search and the other filters unchanged. The counts are
 * the same on every page of a list and in every order, so they are cached for all visitors, for two seconds like a
 * rendered page.
 */
export const facetsOf = cached(countedFacets, {
  freshFor: 2_000,
  nameOf: (filter, filters, now) =>
    JSON.stringify([
      filter && [filter.search?.query, filter.specialityId, filter.maxFee],
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
  const tally = async (others: DoctorFilters): Promise<Tally> => {
    const { marks, days } = await markedBy(db, others, now);
    return tallyOf(reads, filter && { ...filter, marks, days });
  };
  // all filters that are not set share one count
  const all = tally(filters);
  const without = (facet: Facet) => (filters[facet] ? tally({ ...filters, [facet]: undefined }) : all);
  const [byType, byDay, byLanguage, byGender, byDistrict, byInsurance] = await Promise.all([
    without('consultation_type'),
    without('free'),
    without('language'),
    without('gender'),
    without('district'),
    without('insurance_id'),
  ]);
  const days = daysMeant(dayOf(now));
  const free = freeDayAsked(filters);
  const languages = valuesOf(byLanguage.marks, 'language:');
  const ofGender = valuesOf(byGender.marks, 'gender:');
  const districts = valuesOf(byDistrict.marks, 'district:');
  const insurances = valuesOf(byInsurance.marks, 'insurance:');
  const [districtNamed, insurerNamed] = await Promise.all([
    districtNames(db, [...districts.keys()]),
    insurerNames(reads, [...insurances.keys()]),
  ]);
  const listed = (values: Map<string, number>, { more }: Tally, names?: Map<string, string>): FacetValues =>
    [...values].map(([value, count]) => ({ value, name: names?.get(value) ?? value, count, more })).sort(aToZ);
  return {
    consultation_type: consultationTypes.map((type) => {
      const marks = (free ? days[free] : [undefined]).map((day) => freeDayMark(day, type));
      return { value: type, name: type, count: withOneOf(byType.days, marks), more: byType.more };
    }),
    free: freeDays.map((value) => {
      const marks = days[value].map((day) => freeDayMark(day, typeAsked(filters)));
      return { value, name: value, count: withOneOf(byDay.days, marks), more: byDay.more };
    }),
    language: listed(languages, byLanguage).sort((a, b) => b.count - a.count),
    gender: genders.map((value) => ({ value, name: value, count: ofGender.get(value) ?? 0, more: byGender.more })),
    district: listed(districts, byDistrict, districtNamed),
    insurance_id: listed(insurances, byInsurance, insurerNamed),
  };
}

const aToZ = (a: { name: string }, b: { name: string }): number => a.name.localeCompare(b.name, 'en');
