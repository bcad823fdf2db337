import type { PlaceCard } from '@ivuriro/contract';
import type { Api } from '../../lib/api/contract.ts';
import { searchOf } from '../../lib/api/request.ts';

export type SearchResults = Api['GET /search']['data'];
/** The kinds of provider. The link of a test or drug leads to the list of laboratories or pharmacies that have it. */
export type Kind = 'doctors' | 'hospitals' | 'laboratories' | 'pharmacies';
type Item = 'tests' | 'drugs';
type Section = Kind | Item;

/** The URL path of the list of each kind of provider; the page of one provider is below this path. */
export const paths: Record<Kind, string> = {
  doctors: '/doctors',
  hospitals: '/hospital-clinics',
  laboratories: '/laboratories',
  pharmacies: '/pharmacies',
};
export const kinds = Object.keys(paths) as Kind[];
export const sections = ['doctors', 'hospitals', 'tests', 'laboratories', 'drugs', 'pharmacies'] as const;

/** A test or drug, with the path of the list of places that have it in stock. */
export interface FoundItem {
  id: string;
  name: string;
  offeredBy: number;
  to: string;
}
export function itemsFound(found: Pick<SearchResults, Item>, section: Item): FoundItem[] {
  const path = paths[section === 'tests' ? 'laboratories' : 'pharmacies'];
  const named = section === 'tests' ? found.tests.map(({ title, ...test }) => ({ ...test, name: title })) : found.drugs;
  return named.map(({ id, name, offered_by: offeredBy }) => ({
    id,
    name,
    offeredBy,
    to: `${path}?${searchOf({ 'text-search': name })}`,
  }));
}

export interface Hit {
  id: string;
  to: string;
  name: string;
  /** The line below the name: speciality and hospital of a doctor, or type and district of a place. */
  says: string;
  /** Absent for tests and drugs. */
  picture?: { filename: string } | null;
}

/**
 * The search results as rows, grouped by kind; kinds without a result are left out. `offeredBy` returns the text with
 * the number of places that have a test or drug.
 */
export function groupHitsByKind(
  found: SearchResults,
  offeredBy: (section: Item, places: number) => string,
): { kind: Section; hits: Hit[] }[] {
  const placed = (kind: Exclude<Kind, 'doctors'>) =>
    found[kind].map((place) => ({
      id: place.id,
      to: `${paths[kind]}/view/${place.id}`,
      name: place.name,
      says: whereOf(place),
      picture: place.primary_picture,
    }));
  const doctors = found.doctors.map((doctor) => ({
    id: doctor.id,
    to: `${paths.doctors}/view/${doctor.id}`,
    name: doctor.name,
    says: [doctor.doctorSpecialties[0]?.name, doctor.hospitalAffiliations[0]?.name].filter(Boolean).join(' · '),
    picture: doctor.picture,
  }));
  const items = (section: Item) =>
    itemsFound(found, section).map((item) => ({ ...item, says: offeredBy(section, item.offeredBy) }));
  return sections
    .map((kind) => ({
      kind,
      hits: kind === 'doctors' ? doctors : kind === 'tests' || kind === 'drugs' ? items(kind) : placed(kind),
    }))
    .filter(({ hits }) => hits.length > 0);
}

const whereOf = ({ type, sector, district }: PlaceCard): string =>
  [type, [...new Set([sector, district])].filter(Boolean).join(', ')].filter(Boolean).join(' · ');
