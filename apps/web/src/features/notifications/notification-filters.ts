import type { Api } from '../../lib/api/contract.ts';

export type Notification = Api['GET /patient/notifications']['data']['data'][number];

/** The kinds of notification, in the order of the filter. */
export const kinds = ['all', 'Payment', 'Appointment', 'Blog', 'lab_results', 'prescription', 'Review'] as const;

export type Filters = { reference_type: string; page: string };

/** Reads the filters from the query string; an unknown kind counts as no filter. */
export function filtersOf(search: URLSearchParams): Filters {
  const asked = search.get('reference_type')?.toLowerCase();
  const kind = kinds.find((one) => one.toLowerCase() === asked && one !== 'all');
  const page = search.get('page') ?? '';
  return { reference_type: kind ?? '', page: /^[1-9]\d{0,5}$/.test(page) ? page : '' };
}
