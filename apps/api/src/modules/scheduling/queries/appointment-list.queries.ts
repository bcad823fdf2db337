import type { DeskOrder } from '@ivuriro/contract/wire';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { composed, type QueryParams } from '../../../platform/db/composed.ts';
import { sortOf } from '../../../platform/db/desk-order.ts';
import { countedPages, type Window } from '../../../platform/db/page.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { type NameSearch, calledSo, phonePatterns } from '../../../platform/db/text-search.ts';
import { isId } from '../../../platform/ids.ts';
import { patientsCalled, patientsWithPhone } from '../../identity/index.ts';
import { columns, shown, type AppointmentWithRefs } from './appointments.queries.ts';
import { hasConsultationFile } from '../ports.ts';

export interface People {
  patient_id?: string | undefined;
  doctor_id?: string | undefined;
  hospital_id?: string | undefined;
}
export interface Filter extends People {
  ids?: string[] | undefined;
  category?: string | undefined;
  status?: string | undefined;
  period?: 'coming' | 'past' | undefined;
  /** Appointments that begin at or after `from` and before `to`. */
  from?: Date | undefined;
  until?: Date | undefined;
  /** Appointments on this weekday in Kigali: 1 is Monday, 7 Sunday (ISO 8601). */
  weekday?: number | undefined;
  /** Matches the beginnings of words of the patient's name, of the patient's code, or of the appointment's code. */
  search?: string | undefined;
  /** Whether the search also matches the beginning of the patient's phone number: only for the doctor or hospital. */
  byPhone?: boolean | undefined;
  /** Only appointments with a consultation file: those that have begun, or only those that are completed. */
  written?: 'begun' | 'completed';
  /** The beginning of today, before which appointments are past. */
  today: Date;
  /** Puts open appointments that end after this time first, the soonest at the top. */
  nextFrom?: Date | undefined;
  /** Orders by time or by status; the default is `usualOrder`. */
  order?: DeskOrder | undefined;
}

const reached = { begun: ['ONGOING', 'COMPLETED'], completed: ['COMPLETED'] };
const people = ['patient_id', 'doctor_id', 'hospital_id'] as const;
type FilterValues = Omit<Filter, 'period' | 'search' | 'byPhone' | 'today' | 'written' | 'order'> &
  Partial<NameSearch> & { phones?: string[] | undefined; today: Date | undefined };

/**
 * The values of a filter; null when its patient, doctor or hospital is no valid id, so that no appointment can match.
 */
function filterValues({
  period,
  category,
  status,
  search,
  byPhone,
  today,
  ...whose
}: Omit<Filter, 'written' | 'order'>): FilterValues | null {
  if (people.some((column) => whose[column] !== undefined && !isId(whose[column]))) return null;
  const called = search ? calledSo(search) : {};
  const phones = search && byPhone ? phonePatterns(search) : [];
  return {
    ...whose,
    ...called,
    phones: phones.length > 0 ? phones : undefined,
    category: category?.toUpperCase(),
    status: status?.toUpperCase(),
    today: period && today,
  };
}

/**
 * Ids of appointments whose codes begin so or of these patients, each found by an index of its own. In the list of all
 * appointments, one condition with OR would read every row.
 */
const amongAll = (db: Db, patients: RawBuilder<string>, code: Expression<string>) =>
  db
    .selectFrom('appointment')
    .select('id')
    .where('code', 'like', code)
    .unionAll(db.selectFrom('appointment').select('id').where('patient_id', 'in', patients));

/** SQL: the patients of a doctor or a hospital. */
const patientsOf = ({ doctor_id, hospital_id }: QueryParams<FilterValues>) =>
  sql<string>`select patient_id from appointment
    where ${doctor_id ? sql`doctor_id = ${doctor_id}` : sql`hospital_id = ${hospital_id}`}`;

/** The appointments that match the filter. */
function fitting(db: Db, { period, pending, written }: Shape, params: QueryParams<FilterValues>) {
  let query = db.selectFrom('appointment');
  if (params.ids) query = query.where('id', '=', sql<string>`any(${params.ids})`);
  if (params.category) query = query.where('consultation_type', '=', params.category);
  // the status is a literal in the SQL, so that the partial index of pending appointments is used
  if (pending) query = query.where('status', '=', sql.lit('PENDING'));
  else if (params.status) query = query.where('status', '=', params.status);
  if (params.today) query = query.where('starts_at', period === 'coming' ? '>=' : '<', params.today);
  if (params.from && params.until)
    query = query.where('starts_at', '>=', params.from).where('starts_at', '<', params.until);
  if (params.weekday)
    query = query.where(sql`extract(isodow from starts_at at time zone 'Africa/Kigali')`, '=', params.weekday);
  if (written)
    query = query.where('status', 'in', reached[written]).where(hasConsultationFile.call(sql.ref('appointment.id')));
  const { called, code, phones } = params;
  if (called && code) {
    const patients = patientsCalled(called, code);
    query = people.some((column) => params[column])
      ? query.where((of) =>
          of.or([
            of('code', 'like', code),
            of('patient_id', 'in', patients),
            ...(phones ? [of('patient_id', 'in', patientsWithPhone(patientsOf(params), phones))] : []),
          ]),
        )
      : query.where('id', 'in', amongAll(db, patients, code));
  }
  for (const column of people) if (params[column]) query = query.where(column, '=', params[column]);
  return query;
}

/** The usual order: soonest first for future or pending appointments and those of a day, latest first for all others. */
const usualOrder = ({ period, pending, ofDay }: Shape): DeskOrder =>
  period === 'coming' || ofDay || (pending && !period) ? 'time' : '-time';

/** The sort key of open appointments that have not ended; null, which sorts last, for all others. */
const whenNext = (nextFrom: Expression<Date>) =>
  sql<Date | null>`case when status in ('PENDING', 'ONGOING') and ends_at > ${nextFrom} then starts_at end`;

interface Shape extends Pick<Filter, 'period' | 'written' | 'order'> {
  /** Only pending appointments. */
  pending: boolean;
  /** Only appointments of certain days. */
  ofDay: boolean;
  /** Whether the files that were uploaded with the booking are read too. */
  closely: boolean;
}
const pages = countedPages((db, shape: Shape, params: QueryParams<FilterValues>, ofPage) => {
  const { keys, direction } = sortOf(shape.order ?? usualOrder(shape), 'starts_at');
  const found = fitting(db, shape, params);
  const { nextFrom } = params;
  const rows = found
    .select(columns)
    .$if(nextFrom !== undefined, (query) => query.orderBy(whenNext(nextFrom!)))
    .$call((query) => keys.reduce((sorted, key) => sorted.orderBy(key, direction), query))
    .modifyEnd(ofPage);
  return {
    found: found.select('id'),
    page: shown(db, rows, shape.closely)
      .$if(nextFrom !== undefined, (query) => query.orderBy(whenNext(nextFrom!)))
      .$call((query) => keys.reduce((sorted, key) => sorted.orderBy(key, direction), query)),
  };
});

/**
 * A page of appointments and their total, which is a lower bound from 10,000 on; `closely` adds their uploaded files.
 */
export async function pageOfAppointments(
  db: Db,
  filter: Filter,
  window: Window,
  closely: boolean,
): Promise<{ total: number; rows: AppointmentWithRefs[] }> {
  const { written, order, ...others } = filter;
  const values = filterValues(others);
  const { period } = filter;
  const pending = values?.status === 'PENDING';
  return values
    ? pages(db, { period, pending, written, closely, order, ofDay: filter.from !== undefined }, values, window)
    : { total: 0, rows: [] };
}

/** The soonest pending appointments of a doctor or of a hospital, at most `many`. */
export const soonestPending = composed(
  (db, { side, many }: { side: 'doctor_id' | 'hospital_id'; many: number }, { id }: QueryParams<{ id: string }>) => {
    const waiting = db
      .selectFrom('appointment')
      .select(columns)
      .where(side, '=', id)
      .where('status', '=', sql.lit('PENDING'));
    const soonest = waiting.orderBy('starts_at').orderBy('id').limit(sql.lit(many));
    return shown(db, soonest, false).orderBy('starts_at').orderBy('id').compile();
  },
);
