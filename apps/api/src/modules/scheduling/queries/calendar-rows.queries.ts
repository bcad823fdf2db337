import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import type { CalendarRow } from '../../../platform/db/types.ts';

export type CalendarRowRow = Selectable<CalendarRow>;
export type NewCalendarRow = Omit<Insertable<CalendarRow>, 'id'>;

export interface RowFilter {
  doctor_id?: string;
  hospital_id?: string;
  /** Whether weekly rows are listed, of one weekday or of all; otherwise dated rows between two days. */
  weekly: boolean;
  day?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** Only rows that overlap these hours. */
  starts_at?: number | undefined;
  ends_at?: number | undefined;
}

/**
 * The largest number of rows in a list: enough for a hospital of a hundred doctors with a row for each hour of the
 * week.
 */
const mostRows = 10_000;

/** Calendar rows ordered by date and day, then by creation, which is the order in which dated rows apply. */
export function findRows(db: Db, filter: RowFilter): Promise<CalendarRowRow[]> {
  let query = db.selectFrom('calendar_row').selectAll();
  query = query.where(filter.weekly ? 'day' : 'date', 'is not', null);
  if (filter.doctor_id) query = query.where('doctor_id', '=', filter.doctor_id);
  if (filter.hospital_id) query = query.where('hospital_id', '=', filter.hospital_id);
  if (filter.day !== undefined) query = query.where('day', '=', filter.day);
  if (filter.from) query = query.where('date', '>=', filter.from);
  if (filter.to) query = query.where('date', '<=', filter.to);
  if (filter.ends_at !== undefined) query = query.where('starts_at', '<', filter.ends_at);
  if (filter.starts_at !== undefined) query = query.where('ends_at', '>', filter.starts_at);
  return query.orderBy('date').orderBy('day').orderBy('seq').limit(mostRows).execute();
}

/** The rows of these doctors that close time: all weekly rows, and the dated rows from `from` to `to`. */
export const findAbsences = (
  db: Db,
  doctorIds: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<CalendarRowRow[]> =>
  db
    .selectFrom('calendar_row')
    .selectAll()
    .where('doctor_id', 'in', doctorIds)
    .where('is_available', '=', false)
    .where((eb) => eb.or([eb('day', 'is not', null), eb.between('date', from, to)]))
    .orderBy('starts_at')
    .orderBy('seq')
    .execute();

/** A doctor's weekly rows and the dated ones from today on, in order of creation. */
export const rowsOf = (db: Db, doctorId: string, today: string): Promise<CalendarRowRow[]> =>
  db
    .selectFrom('calendar_row')
    .selectAll()
    .where('doctor_id', '=', doctorId)
    .where((eb) => eb.or([eb('day', 'is not', null), eb('date', '>=', today)]))
    .orderBy('seq')
    .execute();

export const insertRow = (trx: Db, id: string, row: NewCalendarRow): Promise<CalendarRowRow> =>
  trx
    .insertInto('calendar_row')
    .values({ id, ...row })
    .returningAll()
    .executeTakeFirstOrThrow();

/**
 * Moves a row to the end of the order of creation. This is needed when the same row is entered again, because it must
 * then override the rows that were entered after it. The row then belongs to the absence for which it was entered last.
 */
export const moveRowToEnd = (trx: Db, id: string, absence_id: string | null = null): Promise<CalendarRowRow> =>
  trx
    .updateTable('calendar_row')
    .set({ seq: sql`default`, absence_id })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const deleteRow = (trx: Db, id: string, weekly: boolean) =>
  trx
    .deleteFrom('calendar_row')
    .where('id', '=', id)
    .where(weekly ? 'day' : 'date', 'is not', null)
    .returning('is_available')
    .executeTakeFirst();

/** Deletes a doctor's weekly rows at a hospital, and the dated ones from today on. */
export async function deleteRowsOfPair(trx: Db, doctorId: string, hospitalId: string, today: string): Promise<void> {
  await trx
    .deleteFrom('calendar_row')
    .where('doctor_id', '=', doctorId)
    .where('hospital_id', '=', hospitalId)
    .where((eb) => eb.or([eb('day', 'is not', null), eb('date', '>=', today)]))
    .execute();
}
