import type { DeskOrder } from '@ivuriro/contract/wire';
import { type Expression, sql } from 'kysely';
import { composed, type QueryParams } from '../../../platform/db/composed.ts';
import { sortOf } from '../../../platform/db/desk-order.ts';
import { countedPages, type Window } from '../../../platform/db/page.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { calledSo, type NameSearch, phonePatterns } from '../../../platform/db/text-search.ts';
import { patientsCalled, patientsWithPhone } from '../../identity/index.ts';
import type { OrderKind } from '../domain/order-kinds.ts';
import { columns, type OrderWithRefs, shown } from './orders.queries.ts';

export interface Filter {
  kind: OrderKind;
  status?: string | undefined;
  ids?: string[] | undefined;
  /** The patient's name, code or phone number, or the code of the order. Only a provider finds phone numbers. */
  search?: string | undefined;
  patient_id?: string;
  provider_id?: string;
  /** By default the newest order comes first; in the list of the pending orders of a provider, the oldest. */
  order?: DeskOrder | undefined;
}

type FilterValues = Omit<Filter, 'search' | 'order'> & Partial<NameSearch> & { phones?: string[] | undefined };
const pages = countedPages((db, order: DeskOrder, params: QueryParams<FilterValues>, ofPage) => {
  const { kind, ids, status, called, code, phones, patient_id, provider_id } = params;
  let found = db.selectFrom('medical_order').where('kind', '=', kind);
  if (ids) found = found.where('id', '=', sql<string>`any(${ids})`);
  if (status) found = found.where('status', '=', status);
  if (called && code)
    found = found.where((of) =>
      of.or([
        of('code', 'like', code),
        of('patient_id', 'in', patientsCalled(called, code)),
        ...(phones && provider_id ? [of('patient_id', 'in', patientsWithPhone(patientsOf(provider_id), phones))] : []),
      ]),
    );
  if (patient_id) found = found.where('patient_id', '=', patient_id);
  if (provider_id) found = found.where('provider_id', '=', provider_id);
  const { keys, direction } = sortOf(order, 'created_at');
  const rows = keys.reduce((sorted, key) => sorted.orderBy(key, direction), found.select(columns)).modifyEnd(ofPage);
  return {
    found: found.select('id'),
    page: keys.reduce((sorted, key) => sorted.orderBy(key, direction), shown(db, rows)),
  };
});

const patientsOf = (providerId: Expression<string>) =>
  sql<string>`select patient_id from medical_order where provider_id = ${providerId}`;

/** The conditions of a search, of which only a provider's has phone numbers. */
function searchValues(search: string | undefined, { provider_id }: { provider_id?: string }) {
  if (!search) return {};
  const phones = provider_id ? phonePatterns(search) : [];
  return { ...calledSo(search), phones: phones.length > 0 ? phones : undefined };
}

/**
 * A page of orders and the total, which is a lower bound from 10,000 on. Orders that are equal in the requested order
 * are sorted by id.
 */
export const pageOfOrders = (
  db: Db,
  { search, status, order, ...filter }: Filter,
  window: Window,
): Promise<{ total: number; rows: OrderWithRefs[] }> => {
  const values = { ...filter, ...searchValues(search, filter), status: status?.toUpperCase() };
  const usual = values.status === 'PENDING' && filter.provider_id ? 'time' : '-time';
  return pages(db, order ?? usual, values, window);
};

/** The pending orders of a provider that have waited longest, at most `many`. */
export const longestWaiting = composed((db, many: number, { id }: QueryParams<{ id: string }>) => {
  const waiting = db
    .selectFrom('medical_order')
    .select(columns)
    .where('provider_id', '=', id)
    .where('status', '=', sql.lit('PENDING'));
  const longest = waiting.orderBy('created_at').orderBy('id').limit(sql.lit(many));
  return shown(db, longest).orderBy('created_at').orderBy('id').compile();
});
