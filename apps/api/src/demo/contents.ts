import { sql } from 'kysely';
import type { Db } from '../platform/db/pool.ts';
import { addDays, instantOf } from '../platform/clock.ts';
import { put } from './put.ts';
import { demoId, dice } from './seed.ts';
import type { Source } from './source.ts';

/** Inserts the long texts, the posts, who has read them, and the visitors of the last month. */
export async function putContents(db: Db, { content }: Source, adminId: string, today: string): Promise<void> {
  const texts = Object.entries(content.texts);
  await put(
    db,
    'static_content',
    texts.map(([key, value]) => ({ id: demoId('content', key), key, value, version: 1 })),
  );
  await put(
    db,
    'static_content_version',
    texts.map(([key, value]) => ({
      key,
      version: 1,
      value,
      author_id: adminId,
      created_at: instantOf(addDays(today, -370), 540),
    })),
  );
  await put(
    db,
    'blog',
    content.articles.map(({ title, content: text }, index) => {
      const written = instantOf(addDays(today, -4 - index * 11), 540);
      return {
        id: demoId('article', title),
        title,
        content: text,
        author_id: adminId,
        created_at: written,
        updated_at: written,
      };
    }),
  );
  // every patient has read the posts that are older than two weeks
  await sql`insert into post_seen (patient_id, blog_id)
    select patient.id, blog.id from patient, blog
    where blog.created_at < ${instantOf(addDays(today, -14), 0)}`.execute(db);
  await sql`insert into consent (account_id, key, version, accepted, at)
    select id, key, terms_version, true, terms_accepted_at from account, unnest(array['policy', 'term']) as key
    where terms_version is not null and terms_accepted_at is not null order by terms_accepted_at, id, key`.execute(db);
  const throws = dice('visitors');
  await put(
    db,
    'visit',
    Array.from({ length: 31 }, (_, index) => addDays(today, -index)).flatMap((day) =>
      Array.from({ length: throws.between(35, 90) }, (_, index) => ({
        day,
        visitor: `\\x${demoId('visitor', day, index).replaceAll('-', '')}` as never,
      })),
    ),
  );
}
