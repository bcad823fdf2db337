import { readCode } from '@ivuriro/contract/text';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import { countedRows, pageRows, type Window } from '../../../platform/db/page.ts';
import { recordsMergedInto } from '../../identity/index.ts';

export interface AuditFilter {
  account?: string | undefined;
  patient?: string | undefined;
  action?: string | undefined;
  object?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
}
export interface AuditRow {
  id: number;
  at: Date;
  account_id: string | null;
  account_type: string | null;
  name: string | null;
  action: string;
  object: string | null;
  object_id: string | null;
  patient_id: string | null;
  outcome: string;
  changes: Record<string, [unknown, unknown]> | null;
  times: number;
  request_id: string | null;
}

/**
 * A range of days is searched as a range of ids, because the ids of audit entries grow with time. Only simultaneous
 * transactions may be out of order, so the range is widened by this many ids on each side.
 */
const beside = 10_000;
const firstSince = (at: Date) => sql`(select id from audit where at >= ${at} order by at, id limit 1)`;

function matching({ account, patient, action, object, from, to }: AuditFilter): RawBuilder<unknown> {
  const conditions = [
    ...(account ? [sql`audit.account_id = ${account}`] : []),
    ...(patient ? [sql`audit.patient_id = any(array(${recordsMergedInto(patient)}))`] : []),
    ...(action ? [sql`audit.action = ${action}`] : []),
    ...(object ? [sql`audit.object = ${object}`] : []),
    ...(from ? [sql`audit.at >= ${from} and audit.id >= ${firstSince(from)} - ${beside}::bigint`] : []),
    ...(to
      ? [sql`audit.at < ${to} and audit.id < coalesce(${firstSince(to)}, 9223372036854000000) + ${beside}::bigint`]
      : []),
  ];
  return conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
}

export async function auditRows(
  db: Db,
  filter: AuditFilter,
  window: Window,
): Promise<{ rows: AuditRow[]; total: number }> {
  const where = matching(filter);
  const [{ rows }, counted] = await Promise.all([
    sql<AuditRow>`select audit.*, account.name from (
        select * from audit ${where} order by id desc ${pageRows(window)}
      ) audit left join account on account.id = audit.account_id order by audit.id desc`.execute(db),
    sql<{ total: number }>`select count(*) as total from (
        select from audit ${where} ${countedRows(window)}) counted`.execute(db),
  ]);
  return { rows, total: counted.rows[0]!.total };
}

/** Returns the id of the account with this short code. The code of a merged record finds the record that remains. */
export async function accountCalled(db: Db, called: string, type?: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select coalesce(merged_into, id) as id from account
    where user_code = ${readCode(called)} ${type ? sql`and type = ${type}` : sql``} limit 1`.execute(db);
  return rows[0]?.id;
}
