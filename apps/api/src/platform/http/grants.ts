import { isKind, type Role } from '@ivuriro/contract/endpoint';
import { asSystem } from '../db/actor-context.ts';
import { isId } from '../ids.ts';
import type { Actor } from '../session.ts';
import type { Reads } from '../db/reads.ts';

/** The access to objects of one type: an SQL condition for each role. A role without a condition has no access. */
export interface Grant {
  /** The name of the object type in the contract, such as `thing` in `thing@params.id`. */
  object: string;
  table: string;
  /** The column with the id that clients send; `id` by default. */
  key?: string;
  /** Whether the ids are UUIDs: false when they are codes or names. */
  uuid?: false;
  /**
   * The SQL condition of each role. Its text is always the same: `$2` is the caller's account, and `$3` is the
   * membership with which the caller acts. The condition of `provider` applies to all four kinds of providers.
   */
  by: Partial<Record<Role | 'public' | 'provider', string>>;
  /** The column with the person whom the object concerns, for the audit log. */
  subject?: string;
  /**
   * The column with the provider who owns the row. The administrator's mount refuses a request that names another
   * provider.
   */
  owner?: string;
}

export interface GrantedObject {
  subject_id: string | null;
  owner_id: string | null;
}

/**
 * Returns the row if it exists and the caller has access to it; otherwise null, so that both failures look the same.
 */
export async function findGranted(
  reads: Reads,
  grant: Grant,
  actor: Actor | null,
  id: unknown,
): Promise<GrantedObject | null> {
  if (typeof id !== 'string' || (grant.uuid !== false && !isId(id))) return null;
  const condition = conditionFor(grant, actor);
  if (!condition) return null;
  // this query runs as the system, without row security, because the condition decides about the access; afterwards the
  // handler reads as the caller
  const ask = {
    name: `granted_${grant.object}_${actor?.type ?? 'public'}`,
    text: `select ${grant.subject ?? 'null::uuid'} as subject_id, ${grant.owner ?? 'null::uuid'} as owner_id
      from ${grant.table} where ${grant.key ?? 'id'} = $1 and (${condition})
        and $2::uuid is not distinct from $2 and $3::uuid is not distinct from $3`,
    values: [id, actor?.id ?? null, actor?.membershipId ?? null],
  };
  const { rows } = await asSystem(() => reads.query<GrantedObject>(ask));
  return rows[0] ?? null;
}

export function conditionFor(grant: Grant, actor: Actor | null): string | undefined {
  if (!actor) return grant.by.public;
  return grant.by[actor.type] ?? (isKind(actor.type) ? grant.by.provider : undefined);
}
