import type { Kind } from '@ivuriro/contract/endpoint';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/pool.ts';
import { picturesOf } from '../files/index.ts';

export interface ProviderRef {
  id: string;
  name: string;
  user_code: string;
  picture: { id: string; filename: string } | null;
  kind: Kind;
  /** There is a page that shows it. */
  is_public: boolean;
}

/** What others show of a provider, published or not, deleted or not: a booked visit keeps its doctor's name. */
export async function providerRefs(db: Db, ids: string[]): Promise<Map<string, ProviderRef>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<ProviderRef>`
    select p.id, p.name, p.user_code, p.kind, p.is_published and p.deleted_at is null as is_public,
      (select json_build_object('id', i.id, 'filename', i.filename) from item_picture i
        where i.item_type = p.kind and i.item_id = p.id::text order by i.position, i.id limit 1) as picture
    from provider p where p.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The picture that stands for a provider: its first. */
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
