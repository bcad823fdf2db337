import type { content } from '@ivuriro/contract/content';
import type { Db } from '../../../platform/db/pool.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { type ContentKey, shownValue } from '../domain/content-values.ts';
import { authorsOf } from '../presenters/present-posts.ts';
import { staticContents, versionsOf } from './content.queries.ts';

export async function readTexts(db: Db) {
  const rows = await staticContents(db);
  return rows.map((row) => {
    const key = row.key as ContentKey;
    return { ...row, key, value: shownValue(key, row.value) };
  });
}

export async function readVersions({ db, query: { key } }: CallOf<typeof content.staticContentVersions>) {
  const rows = await versionsOf(db, key);
  const authors = await authorsOf(db, rows);
  return rows.map(({ author_id, created_at, ...row }) => ({
    ...row,
    key,
    value: shownValue(key, row.value),
    author: authors.get(author_id ?? '')?.name ?? '',
    created_at: created_at.toISOString(),
  }));
}
