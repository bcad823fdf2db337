import { isKind, type Role } from '@ivuriro/contract/endpoint';
import { asSystem } from '../db/actor-context.ts';
import { isId } from '../ids.ts';
import type { Actor } from '../session.ts';
import type { Reads } from '../db/reads.ts';

/** The access to objects of one type: one SQL condition for each role; a role without a condition has no access. */
export interface Grant {
  /** The name of the object in the contract, as in `thing@params.id`. */
  object: string;
  table: string;
  /** The column of the id that clients send; `id` by default. */
  key?: string;
  /** false when the ids are codes or names, and not UUIDs. */
  uuid?: false;
  /**
   * The SQL condition of each role, which never changes; `$2` is the caller's account, `$3` the membership as which
   * they act. The one of `provider` applies to all four kinds of providers.
   */
  by: Partial<Record<Role | 'public' | 'provider', string>>;
  /** The column of the person whom the object concerns, for the audit log. */
  subject?: string;
  /**
   * The column of the provider who owns the row. The administrator's mount refuses a request that names another
   * provider.
   */
  owner?: string;
}

export interface GrantedObject {
  subject_id: string | null;
  owner_id: string | null;
}

/** The row if it exists and the caller has access; null otherwise, so that both cases look the same. */
export async function findGranted(
  reads: Reads,
  grant: Grant,
  actor: Actor | null,
  id: unknown,
): Promise<GrantedObject | null> {
  if (typeof id !== 'string' || (grant.uuid !== false && !isId(id))) return null;
  const condition = conditionFor(grant, actor);
  if (!condition) return null;
  // runs as the system, without row security, because the condition decides; the handler then reads as the caller
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
