import type { Kind } from '@ivuriro/contract';
import type { AnyProviderContext } from '../../lib/api/call.ts';
import type { Api } from '../../lib/api/contract.ts';
import { searchOf } from '../../lib/api/request.ts';

/** The API call that lists each kind of provider. */
export const lists = {
  doctor: 'GET /admin/doctors',
  hospital: 'GET /admin/hospitals',
  laboratory: 'GET /admin/laboratories',
  pharmacy: 'GET /admin/pharmacies',
} as const satisfies Record<Kind, keyof Api>;
export const kinds = Object.keys(lists) as Kind[];

type Row<K extends keyof typeof lists> = Extract<Api[(typeof lists)[K]]['data'], unknown[]>[number];
export type DoctorRow = Row<'doctor'>;
export type PlaceRow = Row<'hospital'>;
export type MemberRow = DoctorRow | PlaceRow;

/** The provider whose profile is open; the API requests for it use the mount `admin`. */
export type MemberContext = AnyProviderContext & { kind: Kind };

export const states = ['all', 'waiting', 'published'] as const;

/** The filters of the list and the open provider, all in the URL. */
export type Where = {
  kind: Kind;
  state: (typeof states)[number];
  text: string;
  page: number;
  /** The id of the open provider; `new` for one that is being created. */
  id: string;
  /** Whether the form of the provider is open. */
  edit: boolean;
  /** Whether the drugs of a pharmacy are shown. */
  drugs: boolean;
};

/** Reads `/members/{kind}/{id}/edit?state=&text-search=&page=&tab=drugs`; an unknown value counts as absent. */
export function whereIn(path: { kind?: string; id?: string; act?: string }, search: URLSearchParams): Where {
  const page = search.get('page') ?? '';
  return {
    kind: kinds.find((one) => one === path.kind) ?? 'doctor',
    state: states.find((one) => one === search.get('state')) ?? 'all',
    text: search.get('text-search')?.trim() ?? '',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    id: path.id ?? '',
    edit: path.act === 'edit' || path.id === 'new',
    drugs: search.get('tab') === 'drugs',
  };
}

/**
 * The URL after a change. A change of kind or state leads to the first page. The open provider is closed unless the
 * change contains `id`.
 */
export function addressOf(base: string, before: Where, change: Partial<Where>): string {
  const refiltered = 'kind' in change || 'state' in change;
  const closed = { id: '', edit: false, drugs: false };
  const { kind, state, text, page, id, edit, drugs } = {
    ...before,
    ...closed,
    ...(refiltered ? { page: 1 } : {}),
    ...change,
  };
  const query = searchOf({
    state: state === 'all' ? '' : state,
    'text-search': text,
    page: page > 1 ? page : '',
    tab: drugs ? 'drugs' : '',
  });
  const path = [base, kind, encodeURIComponent(id), id && edit && id !== 'new' ? 'edit' : ''].filter(Boolean).join('/');
  return path + (query && `?${query}`);
}
