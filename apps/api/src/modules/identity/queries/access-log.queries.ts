import type { MemberRole } from '@ivuriro/contract/member-roles';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import { nameOrAddress } from './guardians.queries.ts';
import { recordsMergedInto } from './patient-codes.ts';

export interface FileAccess {
  at: Date;
  account_type: string;
  name: string;
  /** The member who acted, and their role; null for entries from before memberships existed. */
  person: string | null;
  role: MemberRole | null;
  /** Whether the person acted for the patient, as a guardian or representative. */
  for_patient: boolean;
  action: string;
  object: string | null;
  object_id: string | null;
}

/**
 * SQL: the name of the member `m` with the login `l`. Guardians and representatives often have no name as members; then
 * it is the name of their own record, or else their address or number.
 */
export const nameOfActor = sql<string | null>`case when m.role in ('guardian', 'representative') then ${nameOrAddress}
  else m.name end`;

/**
 * Returns the accesses to the records of this patient by everybody but the patient, newest first: by other accounts,
 * and by people who act for the patient. An open page reads the same data again and again, so equal actions of one
 * person within an hour are one entry, with the time of the last one.
 */
export async function openingsOf(
  db: Db,
  patientId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: FileAccess[]; total: number }> {
  // two reads instead of one condition with `or`, because the index `audit_by_others` covers the first one
  const records = sql`any(array(${recordsMergedInto(patientId)}))`;
  const done = sql`select * from audit where patient_id = ${records} and outcome = 'done'`;
  const opened = sql`select account_id, account_type, membership_id, role, action, object, object_id, max(at) as at, max(id) as last
    from (${done} and account_id <> patient_id
      union all ${done} and account_id = patient_id and role in ('guardian', 'representative')) as by_others
    group by account_id, account_type, membership_id, role, action, object, object_id, date_trunc('hour', at)`;
  const [{ rows }, counted] = await Promise.all([
    sql<FileAccess>`select at, account_type, account.name, ${nameOfActor} as person, opening.role,
        opening.account_id = ${records} as for_patient, action, object, object_id
      from (${opened}) as opening join account on account.id = opening.account_id
      left join membership m on m.id = opening.membership_id left join login l on l.id = m.login_id
      order by at desc, last desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*) as total from (${opened}) as opening`.execute(db),
  ]);
  return { rows, total: counted.rows[0]!.total };
}
