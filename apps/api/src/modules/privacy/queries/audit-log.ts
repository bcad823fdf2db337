import type { Role } from '@ivuriro/contract/endpoint';
import type { privacy } from '@ivuriro/contract/privacy';
import { addDays, instantOf } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { pageOf, windowOf } from '../../../platform/http/paging.ts';
import { isId } from '../../../platform/ids.ts';
import { accountCalled, auditRows, type AuditRow } from './audit-log.queries.ts';

/** The audit log: which account did what to which object of which patient, newest first. */
export async function listAudit(call: CallOf<typeof privacy.audit>) {
  const { db, query } = call;
  const { action, object, date_from, date_to } = query;
  const [account, patient] = await Promise.all([idOf(db, query.account_id), idOf(db, query.patient_id, 'patient')]);
  if (account === null || patient === null) return pageOf(call, query, 0, []);
  const { rows, total } = await auditRows(
    db,
    {
      account,
      patient,
      action,
      object,
      from: date_from ? instantOf(date_from, 0) : undefined,
      to: date_to ? instantOf(addDays(date_to, 1), 0) : undefined,
    },
    windowOf(query),
  );
  return pageOf(call, query, total, rows.map(present));
}

/** The account's id for an id or a short code; null when no account has this code, undefined when nothing was given. */
async function idOf(db: Db, called: string | undefined, type?: string): Promise<string | undefined | null> {
  if (!called) return undefined;
  return isId(called) ? called : ((await accountCalled(db, called, type)) ?? null);
}

const present = ({ id, at, account_id, account_type, name, ...row }: AuditRow) => ({
  id: String(id),
  at: at.toISOString(),
  account: account_id ? { id: account_id, account_type: account_type as Role, name: name ?? '' } : null,
  action: row.action,
  object: row.object,
  object_id: row.object_id,
  patient_id: row.patient_id,
  outcome: row.outcome,
  changes: row.changes,
  times: row.times,
  request_id: row.request_id,
});
