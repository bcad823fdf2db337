import type { content } from '@ivuriro/contract/content';
import type { Db } from '../../platform/db/pool.ts';
import type { DataOf } from '../../platform/http/call.ts';
import { cleanRichText } from '../../platform/rich-text.ts';
import { picturesOf } from '../files/index.ts';
import { namesOf } from './authors.ts';
import type { BlogRow } from './content.queries.ts';

export type Blog = DataOf<typeof content.blog>;

/** Posts as they are read; their text is cleaned again, whatever stands in the table. */
export async function presentBlogs(db: Db, rows: BlogRow[]): Promise<Blog[]> {
  const pictures = await picturesOf(
    db,
    'blog',
    rows.map((row) => row.id),
  );
  const authors = await namesOf(db, rows);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    content: cleanRichText(row.content),
    image: pictures.get(row.id)?.[0] ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    author: authors.get(row.author_id ?? '') ?? '',
  }));
}
