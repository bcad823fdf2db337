import type { messaging } from '@ivuriro/contract/messaging';
import { problem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { accountRefs } from '../../identity/index.ts';
import { deleteBlock, insertBlock } from '../queries/blocked-senders.queries.ts';
import { copyById } from '../queries/copies.queries.ts';
import { en } from '../texts.ts';

/**
 * Blocks the sender of a message that the caller received. Administrators cannot be blocked, because they are
 * responsible for the whole product.
 */
export async function blockSender({ actor, params, transact, now }: CallOf<typeof messaging.block>) {
  await transact(async (trx) => {
    const copy = await copyById(trx, params.id);
    if (!copy) throw problem('not_found');
    const sender = copy.author_id;
    const type = sender && (await accountRefs(trx, [sender])).get(sender)?.account_type;
    if (!type || type === 'admin') throw problem('validation_failed', en.cannotBlock);
    await insertBlock(trx, actor.id, sender!, now);
  });
  return null;
}

export async function unblockSender({ params, transact }: CallOf<typeof messaging.unblock>) {
  await transact(async (trx) => {
    if (!(await deleteBlock(trx, params.id))) throw problem('not_found');
  });
  return null;
}
