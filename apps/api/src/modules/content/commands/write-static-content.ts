import type { content } from '@ivuriro/contract/content';
import { problem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { may } from '../../../platform/session.ts';
import { changeText, findText, keepVersion } from '../queries/content.queries.ts';
import { valueFor } from '../domain/content-values.ts';

/**
 * Stores a new version of a text or setting, unless its value is unchanged. Changing the price of appointments needs
 * the permission `settings.manage`.
 */
export async function writeText({
  actor,
  body,
  transact,
  about,
  platform,
  now,
}: CallOf<typeof content.writeStaticContent>) {
  if (body.key === 'appointment_price' && !may(actor, 'settings.manage')) throw problem('not_permitted');
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
