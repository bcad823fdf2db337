import type { messaging } from '@ivuriro/contract/messaging';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { accountRefs } from '../../identity/index.ts';
import type { Writer } from '../queries/contact-search.ts';
import { blockedBy, deleteBlock, insertBlock, whoBlocked } from '../queries/blocked-senders.queries.ts';
import { copyById } from '../queries/copies.queries.ts';
import { presentPerson } from '../presenters/present-message.ts';
import { en } from '../texts.ts';

/**
 * Blocks the sender of a message to the caller. Administrators cannot be blocked, because they are responsible for the
 * whole product.
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

export async function listBlocked({ db, actor }: CallOf<typeof messaging.blocked>) {
  const rows = await blockedBy(db, actor.id);
  const people = await accountRefs(
    db,
    rows.map(({ sender_id }) => sender_id),
  );
  return rows.map(({ id, sender_id }) => ({ id, sender: presentPerson({ account_id: sender_id }, people) }));
}

/**
 * Refuses a message to somebody who has blocked the writer, and names them; an administrator may write to everybody.
 */
export async function refuseBlockedSender(trx: Db, writer: Writer, ids: string[]): Promise<void> {
  if (writer.type === 'admin') return;
  const blocking = await whoBlocked(trx, writer.id, ids);
  if (blocking.length === 0) return;
  const people = await accountRefs(trx, blocking);
  throw problem('sender_blocked', en.senderBlocked(blocking.map((id) => people.get(id)!.name)));
}
