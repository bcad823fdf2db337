import type { Kind } from '@ivuriro/contract/endpoint';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/pool.ts';

/** Members of a kind by their e-mail in lower case. */
export async function knownByEmail(
  db: Db,
  kind: Kind,
  emails: string[],
): Promise<Map<string, { id: string; email: string }>> {
  const { rows } = await sql<{ id: string; email: string }>`
    select id, email from provider
    where lower(email) = any(${emails}::text[]) and kind = ${kind} and deleted_at is null`.execute(db);
  return new Map(rows.map((row) => [row.email.toLowerCase(), row]));
}

/** Everything that a form can change of a member. */
export async function stateOf(db: Db, id: string): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ state: Record<string, unknown> }>`
    select to_jsonb(p) || coalesce(to_jsonb(d), '{}') || coalesce(to_jsonb(l), '{}') as state
    from provider p left join doctor d on d.id = p.id left join place l on l.id = p.id
    where p.id = ${id}`.execute(db);
  return rows[0]!.state;
}
