import type { PlaceCard } from '@ivuriro/contract';
import type { Api } from '../../lib/api/contract.ts';

export type SearchResults = Api['GET /search']['data'];
export type Kind = keyof SearchResults;

/** The URL path of the list of each kind of provider; the page of one provider lies below it. */
export const paths: Record<Kind, string> = {
  doctors: '/doctors',
  hospitals: '/hospital-clinics',
  laboratories: '/laboratories',
  pharmacies: '/pharmacies',
};
export const kinds = Object.keys(paths) as Kind[];

export interface Hit {
  id: string;
  to: string;
  name: string;
  /** The line below the name: speciality and hospital of a doctor, or type and district of a place. */
  says: string;
  picture: { filename: string } | null;
}

/** The search results as rows, kind after kind; kinds without a result are left out. */
export function groupHitsByKind(found: SearchResults): { kind: Kind; hits: Hit[] }[] {
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
  return kinds
    .map((kind) => ({ kind, hits: kind === 'doctors' ? doctors : placed(kind) }))
    .filter(({ hits }) => hits.length > 0);
}

const whereOf = ({ type, sector, district }: PlaceCard): string =>
  [type, [...new Set([sector, district])].filter(Boolean).join(', ')].filter(Boolean).join(' · ');
