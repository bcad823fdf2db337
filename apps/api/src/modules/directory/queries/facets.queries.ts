import { marksOfTimes, type TimesSought } from '../domain/times-sought.ts';
import type { DirectoryFilter } from './directory-filter.ts';
import type { Reads } from '../../../platform/db/reads.ts';

/** A set of marks, and the number of doctors who have exactly these marks. */
type MarkCount = [marks: string[], doctors: number];
export interface Tally {
  marks: MarkCount[];
  days: MarkCount[];
  /**
   * By district: how many of the counted doctors who work there have a slot of the chosen type or day, online or in
   * person in that district. Empty when no type and no day is chosen.
   */
  districts: Record<string, number>;
  /** Whether there are more doctors than were counted. */
  more: boolean;
}
const empty: Tally = { marks: [], days: [], districts: {}, more: false };

/** The largest number of doctors that are counted, more than the country has. Beyond it the counts are lower bounds. */
const countedUpTo = 3_000;

/**
 * Counts the doctors that match the filter, by their set of filter values and by their set of marks of free slots. With
 * `inDistricts`, also counts by district the doctors with such slots.
 */
export async function tallyOf(reads: Reads, filter: DirectoryFilter | null, inDistricts?: TimesSought): Promise<Tally> {
  if (!filter) return empty;
  const { filters, values } = conditions(filter);
  const alike = (column: string) => `coalesce((select json_agg(json_build_array(${column}, doctors)) from (
      select ${column}, count(*)::integer as doctors from some_of group by ${column}) alike), '[]') as ${column}`;
  const districts = inDistricts ? ofDistricts(inDistricts, values) : "'{}'::json";
  const { rows } = await reads.query<Tally>({
    text: `with some_of as materialized (
        select marks, days from doctor_finding where is_shown${filters} limit ${countedUpTo})
      select ${alike('marks')}, ${alike('days')}, ${districts} as districts,
        (select count(*) = ${countedUpTo} from some_of) as more`,
    values,
  });
  return rows[0]!;
}

/**
 * SQL: by district, how many doctors who work there have such a slot, online or in person in that district. Appends the
 * values of its parameters to `values`.
 */
function ofDistricts({ type, days }: TimesSought, values: unknown[]): string {
  const online = type === 'PHYSICAL' ? [] : marksOfTimes({ type: 'ONLINE', days });
  const inPerson = type === 'ONLINE' ? [] : marksOfTimes({ type: 'PHYSICAL', days });
  const fits = [
    `days && $${values.push(online)}::text[]`,
    ...inPerson.map((mark) => `days @> array[$${values.push(`${mark} `)}::text || substr(mark, 10)]`),
  ];
  return `coalesce((select json_object_agg(district, doctors) from (
      select substr(mark, 10) as district, count(*)::integer as doctors from some_of, unnest(marks) mark
      where mark like 'district:%' and (${fits.join(' or ')}) group by 1) alike), '{}')`;
}

// the table doctor_finding has all columns for these conditions, except the fee and the words of the search text
function conditions({ specialityId, maxFee, marks, days, search }: DirectoryFilter): {
  filters: string;
  values: unknown[];
} {
  const given: [value: unknown, condition: (value: string) => string][] = [
    [specialityId, (value) => `specialities @> array[${value}::uuid]`],
    [maxFee, (value) => `doctor_id in (select id from doctor where consultation_fee <= ${value})`],
    [marks, (value) => `marks @> ${value}::text[]`],
    [days, (value) => `days && ${value}::text[]`],
    [
      search?.query,
      (value) => `doctor_id in (select id from provider p
        where p.kind = 'doctor' and p.is_published and p.deleted_at is null and p.words @@ ${value}::tsquery)`,
    ],
  ];
  const used = given.filter(([value]) => value !== undefined);
  return {
    filters: used.map(([, condition], index) => ` and ${condition(`$${index + 1}`)}`).join(''),
    values: used.map(([value]) => value),
  };
}

/** The number of counted doctors who have at least one of these marks. */
export const withOneOf = (groups: readonly MarkCount[], marks: readonly string[]): number =>
  groups.reduce((sum, [had, doctors]) => (had.some((mark) => marks.includes(mark)) ? sum + doctors : sum), 0);

/**
 * The values of one filter, each with the number of doctors who have it. A value is the part of a mark after the
 * prefix.
 */
export function valuesOf(groups: readonly MarkCount[], prefix: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [marks, doctors] of groups)
    for (const mark of marks)
      if (mark.startsWith(prefix)) {
        const value = mark.slice(prefix.length);
        counts.set(value, (counts.get(value) ?? 0) + doctors);
      }
  return counts;
}

/** The names of insurers by id. */
export async function insurerNames(reads: Reads, ids: string[]): Promise<Map<string, string>> {
  const { rows } = await reads.query<{ id: string; name: string }>({
    name: 'insurer_names',
    text: 'select id, name from insurance_name where id = any($1)',
    values: [ids],
  });
  return new Map(rows.map(({ id, name }) => [id, name]));
}
