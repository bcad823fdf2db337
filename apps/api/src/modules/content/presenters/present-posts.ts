import type { content } from '@ivuriro/contract/content';
import type { Db } from '../../../platform/db/pool.ts';
import type { DataOf } from '../../../platform/http/call.ts';
import { cleanRichText } from '../../../platform/rich-text.ts';
import { picturesOf } from '../../files/index.ts';
import { accountRefs } from '../../identity/index.ts';
import type { BlogRow } from '../queries/content.queries.ts';

export type Blog = DataOf<typeof content.blog>;

/** The authors of posts or versions, with their names, by id. */
export const authorsOf = (db: Db, rows: { author_id: string | null }[]) =>
  accountRefs(
    db,
    rows.flatMap((row) => row.author_id ?? []),
  );

/** Converts posts to what pages show. The rich text is cleaned again, whatever the table contains. */
export async function presentBlogs(db: Db, rows: BlogRow[]): Promise<Blog[]> {
  const [pictures, authors] = await Promise.all([
    picturesOf(
      db,
      'blog',
      rows.map((row) => row.id),
    ),
    authorsOf(db, rows),
  ]);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    content: cleanRichText(row.content),
    image: pictures.get(row.id)?.[0] ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    author: authors.get(row.author_id ?? '')?.name ?? '',
  }));
}
