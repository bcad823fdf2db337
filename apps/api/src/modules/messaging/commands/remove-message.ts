import type { messaging } from '@ivuriro/contract/messaging';
import { problem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { deletePrivateFiles, throwAway } from '../../files/index.ts';
import { sendUnreadCount } from '../jobs/announce-messages.ts';
import { copyById, filesOf, hideCopy } from '../queries/copies.queries.ts';
import { deleteDraft, unreferencedAmong } from '../queries/drafts.queries.ts';

/** Hides the caller's own copy of a message. A draft has no other copies, so the draft is deleted with its files. */
export async function remove(call: CallOf<typeof messaging.remove>) {
  const { actor, params, platform, transact, now } = call;
  const bytes = await transact(async (trx) => {
    const copy = await copyById(trx, params.id);
    if (!copy) throw problem('not_found');
    if (copy.box !== 'draft') {
      await hideCopy(trx, copy.id, now);
      return [];
    }
    const files = await filesOf(trx, copy.message_id);
    await deleteDraft(trx, copy.message_id);
    return deletePrivateFiles(trx, await unreferencedAmong(trx, files));
  });
  await throwAway(platform, bytes);
  await sendUnreadCount(platform, actor.id);
  return null;
}
