import type { PatientOrder } from '@ivuriro/contract';
import { searchOf } from '../../lib/api/request.ts';
import { viewOf, viewQuery } from '../../ui/dashboard/list-view.ts';

/** The orders of the list; the first one is the usual one. */
export const patientOrders: readonly PatientOrder[] = ['name', '-visit'];

/** The search text, page, size and order of the list of patients, all in the URL. */
export type PatientFilters = { text: string; page: number; size: number; order: PatientOrder };

/** Reads `?text-search=&order-by=&per_page=&page=`; an unknown value counts as absent. */
export function patientFilters(query: URLSearchParams): PatientFilters {
  const { page, size } = viewOf(query);
  const order = patientOrders.find((one) => one === query.get('order-by')) ?? 'name';
  return { text: query.get('text-search')?.trim() ?? '', page, size, order };
}

/** The URL of the list or of one of its patients. A change of the order or the size leads to page 1. */
export function patientAddress(
  base: string,
  before: PatientFilters,
  { patient, ...change }: Partial<PatientFilters> & { patient?: string | undefined },
): string {
  const isOther = 'order' in change || 'size' in change;
  const { text, page, size, order } = { ...before, ...(isOther ? { page: 1 } : {}), ...change };
  const { per_page: perPage, page: pageParam } = viewQuery({ page, size, order: '' });
  const query = searchOf({
    'text-search': text,
    'order-by': order === 'name' ? '' : order,
    per_page: perPage,
    page: pageParam,
  });
  return base + (patient ? `/${encodeURIComponent(patient)}` : '') + (query && `?${query}`);
}
