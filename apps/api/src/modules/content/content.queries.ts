import { sql } from 'kysely';
import type { Db } from '../../platform/db/pool.ts';
import { beginsWords } from '../../platform/db/text-search.ts';

export const staticContents = (db: Db) =>
  db.selectFrom('static_content').select(['id', 'key', 'value', 'version']).orderBy('key').execute();

const searched = sql<string>`concat_ws(' ', title, regexp_replace(content, '<[^>]*>', ' ', 'g'))`;

const blogs = (db: Db, search: string | undefined) => {
  const all = db.selectFrom('blog');
  return search ? all.where(beginsWords(searched, search)) : all;
};

export type BlogRow = Awaited<ReturnType<typeof blogRows>>[number];

export const blogRows = (
  db: Db,
  search: string | undefined,
  order: 'asc' | 'desc',
  { limit, offset }: { limit: number; offset: number },
) =>
  blogs(db, search)
    .select(['id', 'title', 'content', 'author_id', 'created_at', 'updated_at'])
    .orderBy('created_at', order)
    .orderBy('id', order)
    .limit(limit)
    .offset(offset)
    .execute();

export async function countBlogs(db: Db, search: string | undefined): Promise<number> {
  const { total } = await blogs(db, search)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export const blogRow = (db: Db, id: string): Promise<BlogRow> =>
  db
    .selectFrom('blog')
    .select(['id', 'title', 'content', 'author_id', 'created_at', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
