import { personalRole } from '@ivuriro/contract/endpoint';
import type { Db } from '../db/pool.ts';
import type { Actor } from '../session.ts';
import { transact } from '../db/transact.ts';
import { pipeline } from '../db/pipeline.ts';

export interface AuditLine {
  account_id: string | null;
  account_type: string | null;
  /** The membership with which the person acted, and their role at that time. */
  membership_id: string | null;
  role: string | null;
  action: string;
  object: string | null;
  object_id: string | null;
  patient_id: string | null;
  outcome: string;
  request_id: string;
  /** The changes as JSON; absent when no field was changed. */
  changes?: string;
  /** How many times the same thing happened; 1 by default. */
  times?: number;
}
/** For each changed field, the value before and the value after the change. */
export type Changes = Record<string, readonly [from: unknown, to: unknown]>;

export function auditLine(
  actor: Pick<Actor, 'id' | 'type' | 'membershipId' | 'role'> | null,
  action: string,
  object: string | null,
  requestId: string,
): AuditLine {
  return {
    account_id: actor?.id ?? null,
    account_type: actor?.type ?? null,
    membership_id: actor?.membershipId ?? null,
    role: actor?.role ?? null,
    action,
    object,
    object_id: null,
    patient_id: actor?.type === personalRole ? actor.id : null,
    outcome: 'done',
    request_id: requestId,
  };
}

/**
 * Appends entries to the audit log: which person, for which account and in which role, did what to which object,
 * concerning which person, with what outcome.
 */
export async function writeAudit(db: Db, ...lines: AuditLine[]): Promise<void> {
  if (lines.length > 0) await transact(db, (trx) => pipeline(trx, [trx.insertInto('audit').values(lines)]));
}
