import { sql } from 'kysely';
import type { Db } from '../../platform/db/pool.ts';
import { countLimit } from '../../platform/http/paging.ts';
import { isId } from '../../platform/ids.ts';
import { columns } from './appointments.queries.ts';

interface Window {
  limit: number;
  offset: number;
}
export interface People {
  patient_id?: string | undefined;
  doctor_id?: string | undefined;
  hospital_id?: string | undefined;
}
export interface Filter extends People {
  category?: string | undefined;
  status?: string | undefined;
  period?: 'coming' | 'past' | undefined;
  /** When today begins: what lies before it is past. */
  today: Date;
}

/** Visits that fit. */
function fitting(db: Db, filter: Filter) {
  const { category, status, period, today, ...people } = filter;
  let query = db.selectFrom('appointment');
  if (category) query = query.where('consultation_type', '=', category.toUpperCase());
  if (status) query = query.where('status', '=', status.toUpperCase());
  if (period) query = query.where('starts_at', period === 'coming' ? '>=' : '<', today);
  for (const [column, id] of Object.entries(people) as [keyof typeof people, string | undefined][]) {
    if (!id) continue;
    // what is no id names nobody
    query = isId(id) ? query.where(column, '=', id) : query.where((eb) => eb.lit(false));
  }
  return query;
}

/** How many there are; a lower bound from 10,000 on. */
export async function countAppointments(db: Db, filter: Filter, window: Window): Promise<number> {
  const { total } = await db
    .selectFrom(fitting(db, filter).select('id').limit(countLimit(window)).as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** The latest first, of those to come the soonest; the id is the last key. */
export function listAppointments(db: Db, filter: Filter, window: Window) {
  const order = filter.period === 'coming' ? 'asc' : 'desc';
  return fitting(db, filter)
    .select(columns)
    .orderBy('starts_at', order)
    .orderBy('id', order)
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

/** Those of a doctor or at a hospital that wait longest. */
export const oldestPending = (db: Db, side: 'doctor_id' | 'hospital_id', id: string, limit: number) =>
  db
    .selectFrom('appointment')
    .select(columns)
    .where(side, '=', id)
    .where('status', '=', sql.lit('PENDING'))
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
