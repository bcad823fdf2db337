import type { Kind } from '@ivuriro/contract/endpoint';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import type { Columns } from '../domain/profile-columns.ts';

export interface KnownMember {
  id: string;
  name: string;
  phone: string | null;
  /** The columns of this provider in the table `doctor` or `place`. */
  columns: Columns;
}

/**
 * The members of a kind that have these public e-mail addresses, grouped by address in lower case, because several
 * members may share one. Locked until the transaction ends.
 */
export async function knownByEmail(trx: Db, kind: Kind, emails: string[]): Promise<Map<string, KnownMember[]>> {
  const { rows } = await sql<KnownMember & { email: string }>`
    select p.id, lower(p.email) as email, p.name, p.phone, to_jsonb(part) - 'id' - 'kind' as columns
    from provider p join ${sql.table(kind === 'doctor' ? 'doctor' : 'place')} part on part.id = p.id
    where lower(p.email) = any(${emails}::text[]) and p.kind = ${kind} and p.deleted_at is null
    for no key update`.execute(trx);
  return Map.groupBy(rows, ({ email }) => email);
}
