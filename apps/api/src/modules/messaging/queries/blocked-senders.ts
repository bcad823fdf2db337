import type { messaging } from '@ivuriro/contract/messaging';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { accountRefs } from '../../identity/index.ts';
import { presentPerson } from '../presenters/present-message.ts';
import { en } from '../texts.ts';
import { blockedBy, whoBlocked } from './blocked-senders.queries.ts';
import type { Writer } from './contact-search.ts';

export async function listBlocked({ db, actor }: CallOf<typeof messaging.blocked>) {
  const rows = await blockedBy(db, actor.id);
  const people = await accountRefs(
    db,
    rows.map(({ sender_id }) => sender_id),
  );
  return rows.map(({ id, sender_id }) => ({ id, sender: presentPerson({ account_id: sender_id }, people) }));
}

/**
 * Refuses a message when recipients have blocked the writer; the error names these recipients. An administrator may
 * write to everybody.
 */
export async function refuseBlockedSender(trx: Db, writer: Writer, ids: string[]): Promise<void> {
  if (writer.type === 'admin') return;
  const blocking = await whoBlocked(trx, writer.id, ids);
  if (blocking.length === 0) return;
  const people = await accountRefs(trx, blocking);
  throw problem('sender_blocked', en.senderBlocked(blocking.map((id) => people.get(id)!.name)));
}
