import type { Api } from '../../lib/api/contract.ts';

/** A place as its page receives it; hospitals, laboratories and pharmacies have the same fields. */
export type Place = Omit<Api['GET /show/hospital/{id}']['data'], 'availableDoctors'>;

/** The differences between the three kinds of place, apart from their texts. */
export const kinds = {
  hospital: {
    path: '/hospital-clinics',
    list: 'GET /hospitals',
    show: 'GET /show/hospital/{id}',
    sectors: 'hospitalSectors',
    total: 'total_hospitals',
    bySpeciality: true,
    takesAppointments: true,
    offerings: undefined,
    schema: 'Hospital',
  },
  laboratory: {
    path: '/laboratories',
    list: 'GET /laboratories',
    show: 'GET /show/laboratory/{id}',
    sectors: 'laboratorySectors',
    total: 'total_laboratories',
    bySpeciality: false,
    takesAppointments: false,
    offerings: { says: 'requestTest', at: (id: string) => `/laboratories/${id}/tests` },
    schema: 'DiagnosticLab',
  },
  pharmacy: {
    path: '/pharmacies',
    list: 'GET /pharmacies',
    show: 'GET /show/pharmacy/{id}',
    sectors: 'pharmacySectors',
    total: 'total_pharmacies',
    bySpeciality: false,
    takesAppointments: false,
    offerings: { says: 'orderDrugs', at: (id: string) => `/pharmacies/view/${id}/drugs` },
    schema: 'Pharmacy',
  },
} as const;

export type PlaceKind = keyof typeof kinds;

/** The kind of place to whose pages the URL belongs. */
export function kindAt(url: string): PlaceKind {
  const { pathname } = new URL(url);
  for (const kind of Object.keys(kinds) as PlaceKind[]) if (pathname.startsWith(kinds[kind].path)) return kind;
  throw new TypeError(`${pathname} is no page of a place.`);
}

export function pageOf(kind: PlaceKind, { id }: { id: string }): string {
  return `${kinds[kind].path}/view/${encodeURIComponent(id)}`;
}
