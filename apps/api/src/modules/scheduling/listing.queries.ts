import { type Expression, type RawBuilder, sql } from 'kysely';
import { type Asking, composed } from '../../platform/db/composed.ts';
import { countedPages, rowsBeside, type Window } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/pool.ts';
import { isId } from '../../platform/ids.ts';
import { columns, shown, type ShownVisit } from './appointments.queries.ts';

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

const people = ['patient_id', 'doctor_id', 'hospital_id'] as const;
type Ask = Omit<Filter, 'period' | 'today'> & { today: Date | undefined };

/** What a filter asks for; null when it names somebody by what is no id. */
function askOf({ period, category, status, today, ...whose }: Filter): Ask | null {
  if (people.some((column) => whose[column] !== undefined && !isId(whose[column]))) return null;
  return { ...whose, category: category?.toUpperCase(), status: status?.toUpperCase(), today: period && today };
}

/** Visits that fit. */
function fitting(db: Db, period: Filter['period'], asking: Asking<Ask>) {
  let query = db.selectFrom('appointment');
  if (asking.category) query = query.where('consultation_type', '=', asking.category);
  if (asking.status) query = query.where('status', '=', asking.status);
  if (asking.today) query = query.where('starts_at', period === 'coming' ? '>=' : '<', asking.today);
  if (asking.ids) query = query.where(sql<boolean>`id = any(${asking.ids}::uuid[])`);
  for (const column of people) if (asking[column]) query = query.where(column, '=', asking[column]);
  return query;
}

/** The latest first, of those to come the soonest; the id is the last key. */
const orderOf = (period: Filter['period']) => (period === 'coming' ? 'asc' : 'desc');

interface Shape {
  period: Filter['period'];
  /** With the files that came with the visits. */
  closely: boolean;
}
const pages = countedPages((db, { period, closely }: Shape, asking: Asking<Ask>, ofPage) => {
  const order = orderOf(period);
  const found = fitting(db, period, asking);
  const rows = found.select(columns).orderBy('starts_at', order).orderBy('id', order).modifyEnd(ofPage);
  return { found: found.select('id'), page: shown(db, rows, closely).orderBy('starts_at', order).orderBy('id', order) };
});

/** A page of them and how many there are, a lower bound from 10,000 on; with what is only shown `closely`. */
export async function pageOfAppointments(
  db: Db,
  filter: Filter,
  window: Window,
  closely: boolean,
): Promise<{ total: number; rows: ShownVisit[] }> {
  const ask = askOf(filter);
  return ask ? pages(db, { period: filter.period, closely }, ask, window) : { total: 0, rows: [] };
}

const ids = composed((db, period: Filter['period'], { limit, ...asking }: Asking<Ask & { limit: number }>) => {
  const order = orderOf(period);
  const found = fitting(db, period, asking).select('id').orderBy('starts_at', order).orderBy('id', order);
  return found.limit(limit).compile();
});
/** The ids alone, in the same order. */
export async function visitIds(db: Db, filter: Filter, limit: number): Promise<string[]> {
  const ask = askOf(filter);
  return ask ? (await ids(db, filter.period, { ...ask, limit })).map(({ id }) => id) : [];
}

/** Those of a doctor or at a hospital that wait longest, and what is read beside them. */
export const longestWaiting = <Beside>(
  side: 'doctor_id' | 'hospital_id',
  many: number,
  beside: (id: Expression<string>) => RawBuilder<Beside>,
) =>
  rowsBeside((db, _: null, { id }: Asking<{ id: string }>) => {
    const waiting = db
      .selectFrom('appointment')
      .select(columns)
      .where(side, '=', id)
      .where('status', '=', sql.lit('PENDING'));
    const longest = waiting.orderBy('created_at').orderBy('id').limit(sql.lit(many));
    return { rows: shown(db, longest, false).orderBy('created_at').orderBy('id'), beside: beside(id) };
  });
