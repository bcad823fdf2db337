import type { Kind } from '@ivuriro/contract/endpoint';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import { firstPicture, picturesOf } from '../../files/index.ts';

export interface ProviderRef {
  id: string;
  name: string;
  user_code: string;
  picture: { id: string; filename: string } | null;
  kind: Kind;
  /** Whether the provider has a public page. */
  is_public: boolean;
}

const columns = `p.id, p.name, p.user_code, p.kind, p.is_published and p.deleted_at is null as is_public,
  ${firstPicture('p.kind', 'p.id')} as picture`;

/**
 * A provider as others see them, published or not, deleted or not, because a booked appointment keeps the name of its
 * doctor.
 */
export async function providerRefs(db: Db, ids: string[]): Promise<Map<string, ProviderRef>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<ProviderRef>`
    select ${sql.raw(columns)} from provider p where p.id in (${sql.join(ids)})`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * SQL: the reference of `providerRefs` for one provider, as JSON, to embed in other statements. The argument is SQL.
 */
export const providerRef = (id: string): string =>
  `(select row_to_json(shown) from (select ${columns} from provider p where p.id = ${id}) shown)`;

/** SQL: the name of one provider. The argument is SQL. */
export const providerName = (id: string): string => `(select name from provider where id = ${id})`;

/** The first picture of each provider, which represents it in lists. */
export async function firstPictures(
  db: Db,
  providers: readonly { id: string; kind: string }[],
): Promise<Map<string, { id: string; filename: string }>> {
  const kinds = [...new Set(providers.map((provider) => provider.kind as Kind))];
  const found = await Promise.all(
    kinds.map((kind) => {
      const ids = providers.filter((provider) => provider.kind === kind).map((provider) => provider.id);
      return picturesOf(db, kind, ids);
    }),
  );
  return new Map(
    found.flatMap((pictures) => [...pictures].flatMap(([id, [first]]) => (first ? [[id, first] as const] : []))),
  );
}

/**
 * Whether there is a provider of this kind with this id. A deleted provider counts only for resources that remain after
 * the deletion (`outlivesOwner`).
 */
export async function providerExists(
  db: Db,
  id: string,
  { kind, outlivesOwner }: { kind: Kind; outlivesOwner?: boolean },
): Promise<boolean> {
  const found = db.selectFrom('provider').select('id').where('id', '=', id).where('kind', '=', kind);
  const row = await (outlivesOwner ? found : found.where('deleted_at', 'is', null)).executeTakeFirst();
  return row !== undefined;
}

/** Which of these providers were deleted. */
export async function deletedAmong(db: Db, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('provider')
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is not', null)
    .execute();
  return new Set(rows.map((row) => row.id));
}
