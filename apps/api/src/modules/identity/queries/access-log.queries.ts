import type { MemberRole } from '@ivuriro/contract/member-roles';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import { recordsMergedInto } from './patient-codes.ts';

export interface FileAccess {
  at: Date;
  account_type: string;
  name: string;
  /** The member who acted, and their role; null for entries from before memberships existed. */
  person: string | null;
  role: MemberRole | null;
  action: string;
  object: string | null;
  object_id: string | null;
}

/**
 * Accesses to the records of this patient by other accounts, newest first. An open page reads the same data again and
 * again, so equal actions of one person within an hour are one entry, with the time of the last one.
 */
export async function openingsOf(
  db: Db,
  patientId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: FileAccess[]; total: number }> {
  const opened = sql`select account_id, account_type, membership_id, role, action, object, object_id, max(at) as at, max(id) as last
    from audit where patient_id = any(array(${recordsMergedInto(patientId)})) and account_id <> patient_id and outcome = 'done'
    group by account_id, account_type, membership_id, role, action, object, object_id, date_trunc('hour', at)`;
  const [{ rows }, counted] = await Promise.all([
    sql<FileAccess>`select at, account_type, account.name, member.name as person, opening.role, action, object, object_id
      from (${opened}) as opening join account on account.id = opening.account_id
      left join membership member on member.id = opening.membership_id
      order by at desc, last desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*) as total from (${opened}) as opening`.execute(db),
  ]);
  return { rows, total: counted.rows[0]!.total };
}
