import type { PatientOrder } from '@ivuriro/contract/desk-patients';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import { beginsWords, codeBeginning, phonePatterns } from '../../../platform/db/text-search.ts';
import type { Window } from '../../../platform/db/page.ts';
import { patientsCoded } from './patient-codes.ts';

export interface DeskPatientRow {
  id: string;
  full_name: string;
  user_code: string;
  phone: string | null;
  email: string | null;
  /** `1980-05-12`, or `1980`. */
  birth_date: string | null;
  gender: string | null;
  id_number: string | null;
  has_login: boolean;
  made_at: Date | null;
  claimed_at: Date | null;
  claim_ended_at: Date | null;
}
/** A patient in the list of a place. */
type ListedPatientRow = DeskPatientRow & { last_visit_at: Date | null };
/** The place whose patients are read, and SQL with the ids of the patients who have or had an appointment there. */
export interface Desk {
  placeId: string;
  booked: RawBuilder<unknown>;
}
interface PatientsRequest {
  search?: string | undefined;
  order?: PatientOrder | undefined;
  /** SQL: each patient with a visit at the place, and when the last one began. */
  lastAppointments: RawBuilder<unknown>;
}

const columns = sql`a.id, a.name as full_name, a.user_code, c.phone, c.email, p.gender, p.id_number,
  coalesce(p.birth_date::text, d.birth_year::text) as birth_date,
  exists (select from membership m where m.account_id = a.id and m.until is null) as has_login`;
const patients = sql`account a join patient p on p.id = a.id join account_contact c on c.account_id = a.id
  left join desk_record d on d.account_id = a.id`;
/**
 * SQL: when this place made the patient's record, when somebody claimed it, and when its claim ended; null when another
 * place made it. A record that was merged counts for the patient into whose record it was merged.
 */
const recordAt = (placeId: string) => sql`left join lateral (
  select r.made_at, r.claimed_at, r.claim_ended_at from desk_record r join account made on made.id = r.account_id
  where r.place_id = ${placeId} and a.id in (made.id, made.merged_into) order by r.made_at limit 1) here on true`;
const made = sql`here.made_at, here.claimed_at, here.claim_ended_at`;

/** SQL: the ids of patients with a record that the place made, or an appointment there. */
const idsOfDesk = ({ placeId, booked }: Desk) => sql`select coalesce(made.merged_into, made.id)
  from desk_record join account made on made.id = desk_record.account_id where place_id = ${placeId} union ${booked}`;

function found(search: string | undefined): RawBuilder<unknown> {
  if (!search) return sql`true`;
  const code = codeBeginning(search);
  const byCode = code ? sql`a.id in (${patientsCoded(sql`user_code like ${code}`)})` : sql`false`;
  const phones = phonePatterns(search);
  const byPhone = phones.length > 0 ? sql`c.phone like any(${phones})` : sql`false`;
  return sql`(${beginsWords(sql<string>`a.name`, search)} or ${byCode} or ${byPhone})`;
}

const byName = sql`plain_name(a.name), a.id`;
const sorted: Record<PatientOrder, RawBuilder<unknown>> = {
  name: byName,
  '-visit': sql`visit.last_at desc nulls last, ${byName}`,
};

/** One page of a place's patients, by name unless another order is requested. */
export async function pageOfDeskPatients(
  db: Db,
  desk: Desk,
  { search, order = 'name', lastAppointments }: PatientsRequest,
  { limit, offset }: Window,
): Promise<{ rows: ListedPatientRow[]; total: number }> {
  // materialized, because the planner would otherwise search the names of all accounts for these patients
  const own = sql`own (id) as materialized (${idsOfDesk(desk)})`;
  const matches = sql`a.deleted_at is null and ${found(search)}`;
  const latest = sql`left join (${lastAppointments}) visit (patient_id, last_at) on visit.patient_id = a.id`;
  const inOrder = sql`order by ${sorted[order]}`;
  const [{ rows }, counted] = await Promise.all([
    sql<ListedPatientRow>`with ${own},
        page as materialized (select a.id, visit.last_at from own join account a on a.id = own.id
          join account_contact c on c.account_id = a.id ${latest}
          where ${matches} ${inOrder} limit ${limit} offset ${offset})
      select ${columns}, ${made}, visit.last_at as last_visit_at from ${patients} ${recordAt(desk.placeId)}
        join page visit on visit.id = a.id ${inOrder}`.execute(db),
    sql<{ total: number }>`with ${own} select count(*) as total from own join account a on a.id = own.id
      join account_contact c on c.account_id = a.id where ${matches}`.execute(db),
  ]);
  return { rows, total: counted.rows[0]!.total };
}

/** A patient as the place sees them; undefined when the account is closed. */
export async function findDeskPatient(db: Db, id: string, placeId: string): Promise<DeskPatientRow | undefined> {
  const { rows } = await sql<DeskPatientRow>`select ${columns}, ${made} from ${patients} ${recordAt(placeId)}
    where a.id = ${id} and a.deleted_at is null`.execute(db);
  return rows[0];
}

/** Whether this is a patient of the place. The account stays open until the transaction ends. */
export async function isPatientOfDesk(trx: Db, desk: Desk, id: string): Promise<boolean> {
  const { rows } = await sql`select from account a
    where a.id = ${id} and a.deleted_at is null and a.id in (${idsOfDesk(desk)}) for key share`.execute(trx);
  return rows.length > 0;
}

interface RecordedPatient {
  name: string;
  phone: string | null;
  birthDate: string | null;
  birthYear: number | null;
}

/**
 * The record that this place made for the same person: same name, phone number and birth date; or the one into which it
 * was merged.
 */
export async function findRecorded(trx: Db, placeId: string, one: RecordedPatient): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select coalesce(a.merged_into, a.id) as id from ${patients}
    where d.place_id = ${placeId} and (a.deleted_at is null or a.merged_into is not null) and plain_name(a.name) = plain_name(${one.name})
      and d.phone is not distinct from ${one.phone} and p.birth_date is not distinct from ${one.birthDate}::date
      and d.birth_year is not distinct from ${one.birthYear}::smallint
    order by d.made_at limit 1`.execute(trx);
  return rows[0]?.id;
}

export async function insertDeskRecord(
  trx: Db,
  row: {
    account_id: string;
    place_id: string;
    made_by: string;
    phone: string | null;
    birth_year: number | null;
    made_at: Date;
  },
): Promise<void> {
  await trx.insertInto('desk_record').values(row).execute();
}
