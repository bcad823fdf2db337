import { type RawBuilder, sql } from 'kysely';
import { countedPage, pageRows, rowsBeside, type Window } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/pool.ts';
import { isId } from '../../platform/ids.ts';
import { columns, type ShownVisit, shown } from './appointments.queries.ts';

export interface People {
  patient_id?: string | undefined;
  doctor_id?: string | undefined;
  hospital_id?: string | undefined;
}
export interface Filter extends People {
  category?: string | undefined;
  status?: string | undefined;
  period?: 'coming' | 'past' | undefined;
  /** Of these visits. */
  ids?: string[] | undefined;
  /** When today begins: what lies before it is past. */
  today: Date;
}

/** Visits that fit. */
function fitting(db: Db, filter: Filter) {
  const { category, status, period, ids, today, ...people } = filter;
  let query = db.selectFrom('appointment');
  if (category) query = query.where('consultation_type', '=', category.toUpperCase());
  if (status) query = query.where('status', '=', status.toUpperCase());
  if (period) query = query.where('starts_at', period === 'coming' ? '>=' : '<', today);
  if (ids) query = ids.length > 0 ? query.where('id', 'in', ids) : query.where((eb) => eb.lit(false));
  for (const [column, id] of Object.entries(people) as [keyof typeof people, string | undefined][]) {
    if (!id) continue;
    // what is no id names nobody
    query = isId(id) ? query.where(column, '=', id) : query.where((eb) => eb.lit(false));
  }
  return query;
}

/** The latest first, of those to come the soonest; the id is the last key. */
const orderOf = ({ period }: Filter) => (period === 'coming' ? 'asc' : 'desc');

function page(db: Db, filter: Filter, window: Window) {
  const order = orderOf(filter);
  const rows = fitting(db, filter).select(columns).orderBy('starts_at', order).orderBy('id', order);
  return shown(db, rows.modifyEnd(pageRows(window)))
    .orderBy('starts_at', order)
    .orderBy('id', order);
}
export const listAppointments = (db: Db, filter: Filter, window: Window): Promise<ShownVisit[]> =>
  page(db, filter, window).execute();
/** The same with how many there are; a lower bound from 10,000 on. */
export const pageOfAppointments = (db: Db, filter: Filter, window: Window) =>
  countedPage(db, fitting(db, filter).select('id'), page(db, filter, window), window);

/** The ids alone, in the same order. */
export async function visitIds(db: Db, filter: Filter, limit: number): Promise<string[]> {
  const order = orderOf(filter);
  const found = fitting(db, filter).select('id').orderBy('starts_at', order).orderBy('id', order);
  return (await found.limit(limit).execute()).map(({ id }) => id);
}

/** Those of a doctor or at a hospital that wait longest, and what is read beside them. */
export function longestWaiting<Beside>(
  db: Db,
  side: 'doctor_id' | 'hospital_id',
  id: string,
  many: number,
  beside: RawBuilder<Beside>,
): Promise<{ rows: ShownVisit[]; beside: Beside }> {
  const waiting = db
    .selectFrom('appointment')
    .select(columns)
    .where(side, '=', id)
    .where('status', '=', sql.lit('PENDING'));
  const longest = waiting.orderBy('created_at').orderBy('id').limit(sql.lit(many));
  return rowsBeside(db, shown(db, longest).orderBy('created_at').orderBy('id'), beside);
}
