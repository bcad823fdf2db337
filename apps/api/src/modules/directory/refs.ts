import type { Kind } from '@ivuriro/contract/endpoint';
import type { Db } from '../../platform/db/pool.ts';
import { picturesOf } from '../files/index.ts';

export interface ProviderRef {
  id: string;
  name: string;
  user_code: string;
  picture: { id: string; filename: string } | null;
  kind: Kind;
}

/** What others show of a provider, published or not, deleted or not: a booked visit keeps its doctor's name. */
export async function providerRefs(db: Db, ids: string[]): Promise<Map<string, ProviderRef>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('provider')
    .select(['id', 'name', 'user_code', 'kind'])
    .where('id', 'in', ids)
    .execute();
  const pictures = await firstPictures(db, rows);
  return new Map(
    rows.map((row) => [row.id, { ...row, kind: row.kind as Kind, picture: pictures.get(row.id) ?? null }]),
  );
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
