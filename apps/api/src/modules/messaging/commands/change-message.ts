import { attachmentLimit } from '@ivuriro/contract/files';
import type { messaging } from '@ivuriro/contract/messaging';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { spend } from '../../../platform/http/budget.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { deletePrivateFiles, type StoreFiles, throwAway, withAttached } from '../../files/index.ts';
import { copyById, type CopyRow, filesOf, recipientsOf, setRead } from '../queries/copies.queries.ts';
import {
  lockDraft,
  unreferencedAmong,
  setFiles,
  setRecipients,
  setWords,
  touchDraft,
} from '../queries/drafts.queries.ts';
import { ownMessage } from '../queries/read-messages.ts';
import { sendDraft } from './send-draft.ts';
import { sendUnreadCount } from '../jobs/announce-messages.ts';
import { en } from '../texts.ts';
import { accountsNamed } from './write-message.ts';

type Change = CallOf<typeof messaging.change>;

/**
 * Replaces the given fields of a draft. Of a received message only `read` can be changed, of a sent message nothing.
 */
export async function change(call: Change) {
  const { actor, body, files, params, platform, transact, now } = call;
  // sending a draft counts for the rate limit like any other message
  if (body.draft === false) await spend(platform, 'message', { account: actor.id });
  const bytes = await withAttached(platform, files, actor.id, (keep) =>
    transact(async (trx) => {
      const copy = await copyById(trx, params.id);
      if (!copy) throw problem('not_found');
      if (copy.box !== 'draft') return markRead(trx, call, copy);
      if (!(await lockDraft(trx, copy.id))) throw problem('conflict');
      await setWords(trx, copy.message_id, { subject: body.subject, text: body.message });
      if (body.to) await setRecipients(trx, copy.message_id, await readdressed(trx, call, copy, body.to));
      const gone = await reattach(trx, call, copy, keep);
      if (body.draft === false) await sendDraft(trx, actor, copy.id, now);
      else await touchDraft(trx, copy.id, now);
      return gone;
    }),
  );
  await throwAway(platform, bytes);
  await sendUnreadCount(platform, actor.id);
  return ownMessage(platform, params.id);
}

async function markRead(trx: Db, { body, files, now }: Change, copy: CopyRow): Promise<string[]> {
  const { read, ...others } = body;
  if (copy.box !== 'inbox' || read === undefined || Object.keys(others).length > 0 || files.length > 0)
    throw problem('message_sent');
  await setRead(trx, copy.id, read ? (copy.read_at ?? now) : null);
  return [];
}

/** Returns the new recipients. A reply to a visitor who used the contact form keeps that visitor as a recipient. */
async function readdressed(trx: Db, { actor }: Change, { message_id }: CopyRow, to: string[]) {
  const before = (await recipientsOf(trx, [message_id])).get(message_id)!;
  return [...before.filter((one) => one.account_id === null), ...(await accountsNamed(trx, actor, to))];
}

/** Removes and adds files. Returns the storage keys of the removed files that no other message has. */
async function reattach(
  trx: Db,
  { body, files }: Change,
  { message_id }: CopyRow,
  keep: StoreFiles,
): Promise<string[]> {
  const { remove = [] } = body;
  if (remove.length === 0 && files.length === 0) return [];
  const before = await filesOf(trx, message_id);
  const kept = before.filter((id) => !remove.includes(id));
  if (kept.length + files.length > attachmentLimit)
    throw problem('validation_failed', en.tooManyFiles(attachmentLimit));
  await setFiles(trx, message_id, [...kept, ...(await keep(trx))]);
  return deletePrivateFiles(
    trx,
    await unreferencedAmong(
      trx,
      before.filter((id) => remove.includes(id)),
    ),
  );
}
