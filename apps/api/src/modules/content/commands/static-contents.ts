import type { content } from '@ivuriro/contract/content';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { changeText, findText, keepVersion, staticContents, versionsOf } from '../queries/content.queries.ts';
import { authorsOf } from '../presenters/present-posts.ts';
import { type ContentKey, shownValue, valueFor } from '../domain/content-values.ts';

export async function readTexts(db: Db) {
  const rows = await staticContents(db);
  return rows.map((row) => {
    const key = row.key as ContentKey;
    return { ...row, key, value: shownValue(key, row.value) };
  });
}

/** Stores a new version, unless the text is unchanged. */
export async function writeText({
  actor,
  body,
  transact,
  about,
  platform,
  now,
}: CallOf<typeof content.writeStaticContent>) {
  const value = valueFor(body.key, body.value);
  const written = await transact(async (trx) => {
    const before = await findText(trx, body.key);
    if (body.version !== undefined && body.version !== before.version) throw problem('conflict');
    about({ objectId: before.id });
    if (before.value === value) return before;
    const version = before.version + 1;
    await changeText(trx, before.id, { value, version });
    await keepVersion(trx, { key: body.key, version, value, author_id: actor.id, created_at: now });
    return { ...before, value, version };
  });
  platform.realtime.invalidatePages();
  return { ...written, key: body.key };
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
