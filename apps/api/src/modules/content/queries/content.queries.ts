import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import { beginsWords } from '../../../platform/db/text-search.ts';
import type { Blog, StaticContentVersion } from '../../../platform/db/types.ts';
import { newId } from '../../../platform/ids.ts';

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

export const insertBlog = (trx: Db, row: Insertable<Blog>) => trx.insertInto('blog').values(row).execute();

export const updateBlog = (trx: Db, id: string, changes: { title: string; content: string; updated_at: Date }) =>
  trx.updateTable('blog').set(changes).where('id', '=', id).execute();

export const deleteBlog = (trx: Db, id: string) => trx.deleteFrom('blog').where('id', '=', id).execute();

/** Reads a text and locks it until this transaction ends. A text that is not stored yet is inserted as version 0. */
export async function findText(trx: Db, key: string) {
  await trx
    .insertInto('static_content')
    .values({ id: newId(), key, value: '', version: 0 })
    .onConflict((on) => on.column('key').doNothing())
    .execute();
  return trx
    .selectFrom('static_content')
    .select(['id', 'value', 'version'])
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export const changeText = (trx: Db, id: string, changes: { value: string; version: number }) =>
  trx.updateTable('static_content').set(changes).where('id', '=', id).execute();

export const keepVersion = (trx: Db, row: Insertable<StaticContentVersion>) =>
  trx.insertInto('static_content_version').values(row).execute();

const versionsShown = 100;

export const versionsOf = (db: Db, key: string) =>
  db
    .selectFrom('static_content_version')
    .select(['version', 'value', 'author_id', 'created_at'])
    .where('key', '=', key)
    .orderBy('version', 'desc')
    .limit(versionsShown)
    .execute();

/** The number of the current version of a text to which people agree. */
export async function textVersion(db: Db, key: 'term' | 'policy'): Promise<number> {
  const row = await db.selectFrom('static_content').select('version').where('key', '=', key).executeTakeFirst();
  return row?.version ?? 1;
}

const unset = 1000;

/** The price in the settings, in whole RWF, of an appointment with a doctor who has set no fee. */
export async function appointmentPrice(db: Db): Promise<number> {
  const row = await db
    .selectFrom('static_content')
    .select('value')
    .where('key', '=', 'appointment_price')
    .executeTakeFirst();
  const text = row?.value.trim() ?? '';
  return /^\d{1,8}$/.test(text) ? Number(text) : unset;
}
