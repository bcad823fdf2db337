import type { Kind } from '@ivuriro/contract/endpoint';
import { hasOffering } from '../ports.ts';
import { districtsOf, marksOfTimes, type TimesSought } from '../domain/times-sought.ts';
import type { SearchPlan } from '../domain/search-plan.ts';
import type { Order } from './orders.ts';

/** The filter of a list: which published providers of a kind it shows, in which order, and which page of them. */
export interface DirectoryFilter {
  kind: Kind;
  /** Marks of filter values, such as `language:French`. A doctor must have all of them. */
  marks?: string[] | undefined;
  /** The free slots that the filters of doctors ask for. `timed` converts them to `days`. */
  times?: TimesSought | undefined;
  /** The codes of the provinces, districts and sectors that the search text names. */
  divisions?: number[] | undefined;
  /** Marks of free slots (`freeSlotMark`). A doctor must have one of them. */
  days?: string[] | undefined;
  search?: SearchPlan | undefined;
  /**
   * The words of a search whose meaning is known. The list is then sorted by the meaning: providers that are exactly
   * what was meant come first. Among equals, doctors are sorted by their next free slot, and places by how many of
   * these words their names have; then both by their rating.
   */
  meant?: string[] | undefined;
  /** Laboratories and pharmacies that offer one of these tests or drugs. */
  offering?: string[] | undefined;
  specialityId?: string | undefined;
  sectorCodes?: number[] | undefined;
  /** Places that are open at this minute of the week. */
  openAt?: number | undefined;
  /** Doctors whose fee is at most this, in Rwandan francs. */
  maxFee?: number | undefined;
  /** Places that accept this insurance. */
  insurer?: string | undefined;
  /** The requested order; by default A–Z. */
  order?: Order | undefined;
  limit: number;
  offset: number;
}

/**
 * Adds to a filter the marks of the free slots that it asks for. The list is restricted to doctors with such slots only
 * if a type or a day was chosen. If the filters name no district, slots in person count only in the places that the
 * search text names.
 */
export function timed<Filter extends Pick<DirectoryFilter, 'times' | 'divisions' | 'order'>>(filter: Filter): Filter {
  const { times, divisions, order } = filter;
  if (!times) return filter;
  const { type, days } = times;
  const meant = divisions && divisions.length > 0 ? divisions.flatMap(districtsOf) : undefined;
  const districts = times.districts ?? meant;
  const marks = marksOfTimes({ ...times, districts });
  return {
    ...filter,
    ...(type || days ? { days: marks } : {}),
    ...(order?.by === 'soonest' && (days || districts) ? { order: { ...order, marks } } : {}),
  };
}

interface Condition {
  name: string;
  value: unknown;
  /**
   * SQL that finds all matches by an index. If this SQL is slow for a single row, `asked` is the SQL that tests one.
   */
  found: (value: string) => string;
  asked?: (value: string) => string;
}

/**
 * Returns the conditions of a filter as SQL. `filters` finds matches by indexes. `oneByOne` has the same conditions as
 * tests of a single row, for queries that read providers in the order of the list. `before` is the number of parameters
 * that precede those of the conditions. `enough` is SQL that limits how many providers of a common speciality are read.
 */
export function conditions(
  { kind, search, offering, specialityId, sectorCodes, openAt, maxFee, insurer, marks, days }: DirectoryFilter,
  before: number,
  enough = '',
) {
  const given: Condition[] = [
    { name: 'words', value: search?.query, found: (value) => `p.words @@ ${value}::tsquery` },
    { name: 'offering', value: offering, found: (value) => hasOffering.call(kind, 'p.id', value) },
    {
      name: 'speciality',
      value: specialityId,
      found: (value) =>
        `p.id in (select provider_id from provider_speciality
          where speciality_id = ${value} and provider_kind = '${kind}'${enough})`,
    },
    {
      name: 'sector',
      value: sectorCodes,
      found: (value) => `p.id in (select id from place where sector_code = any(${value}::bigint[]))`,
    },
    { name: 'open', value: openAt, found: (value) => `is_open(p.id, ${value}::integer)` },
    {
      name: 'insurer',
      value: insurer,
      found: (value) => `p.id in (select provider_id from accepted_insurance where insurance_id = ${value})`,
    },
    {
      name: 'fee',
      value: maxFee,
      found: (value) => `p.id in (select id from doctor where consultation_fee <= ${value}${enough})`,
      asked: (value) => `(select consultation_fee <= ${value} from doctor where id = p.id)`,
    },
    { name: 'marks', value: marks, ...ofSummary((value) => `marks @> ${value}::text[]`) },
    { name: 'days', value: days, ...ofSummary((value) => `days && ${value}::text[]`) },
  ];
  const used = given.filter(({ value }) => value !== undefined);
  const name = used.map((condition) => condition.name).join('_');
  const all = (how: 'found' | 'asked') =>
    used.map((condition, index) => ` and ${(condition[how] ?? condition.found)(`$${before + index + 1}`)}`).join('');
  return {
    filters: all('found'),
    // the best plan depends on how many doctors match these filters, so this statement is planned for each request
    filtersName: marks || days ? undefined : name,
    oneByOne: all('asked'),
    oneByOneName: name,
    values: used.map(({ value }) => value),
  };
}

const ofSummary = (condition: (value: string) => string): Required<Pick<Condition, 'found' | 'asked'>> => ({
  found: (value) => `p.id in (select doctor_id from doctor_finding where is_shown and ${condition(value)})`,
  asked: (value) => `(select ${condition(value)} from doctor_finding where doctor_id = p.id)`,
});
