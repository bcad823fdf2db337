import { sql } from 'kysely';
import type { Window } from '../../../platform/db/page.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { patientsCoded } from './patient-codes.ts';

interface MergedRecord {
  id: string;
  full_name: string;
  user_code: string;
}
export interface ShownMerge {
  id: string;
  from: MergedRecord;
  into: MergedRecord;
  by: string;
  merged_at: Date;
  undone_at: Date | null;
}

const merges = sql`patient_merge one join account f on f.id = one.from_id join account i on i.id = one.into_id
  join membership m on m.id = one.merged_by join account admin on admin.id = m.account_id`;
const mergeColumns = sql`one.id, one.merged_at, one.undone_at, coalesce(m.name, admin.name) as by,
  json_build_object('id', f.id, 'full_name', f.name, 'user_code', f.user_code) as from,
  json_build_object('id', i.id, 'full_name', i.name, 'user_code', i.user_code) as into`;

/** One page of the merges, newest first. */
export async function pageOfMerges(db: Db, { limit, offset }: Window): Promise<{ rows: ShownMerge[]; total: number }> {
  const [{ rows }, counted] = await Promise.all([
    sql<ShownMerge>`select ${mergeColumns} from ${merges}
      order by one.merged_at desc, one.id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*) as total from patient_merge`.execute(db),
  ]);
  return { rows, total: counted.rows[0]!.total };
}

export async function readMerge(db: Db, id: string): Promise<ShownMerge> {
  const { rows } = await sql<ShownMerge>`select ${mergeColumns} from ${merges} where one.id = ${id}`.execute(db);
  return rows[0]!;
}

interface ComparedRecord extends MergedRecord {
  birth_date: string | null;
  phone: string | null;
  email: string | null;
  created_at: Date;
  made_by: string | null;
  members: number;
}

/**
 * Returns the record with this code, so that two records can be compared. For the code of a merged record, returns the
 * record that remains.
 */
export async function recordCoded(db: Db, code: string): Promise<ComparedRecord | undefined> {
  const { rows } = await sql<ComparedRecord>`
    select a.id, a.name as full_name, a.user_code, coalesce(p.birth_date::text, d.birth_year::text) as birth_date,
      c.phone, c.email, a.created_at, place.name as made_by,
      (select count(*) from membership where account_id = a.id and until is null) as members
    from account a join patient p on p.id = a.id left join account_contact c on c.account_id = a.id
    left join desk_record d on d.account_id = a.id left join account place on place.id = d.place_id
    where a.id in (${patientsCoded(sql`user_code = ${code}`)})`.execute(db);
  return rows[0];
}
