import type { messaging } from '@ivuriro/contract/messaging';
import type { CallOf } from '../../../platform/http/call.ts';
import { sendUnreadCount } from '../jobs/announce-messages.ts';
import { copyById, setRead } from '../queries/copies.queries.ts';
import { ownMessage } from '../queries/read-messages.ts';

/** Returns one message and marks it as read. */
export async function read({ actor, params, platform, transact, now }: CallOf<typeof messaging.read>) {
  const opened = await transact(async (trx) => {
    const copy = await copyById(trx, params.id);
    const isNew = copy?.box === 'inbox' && !copy.read_at;
    if (isNew) await setRead(trx, copy.id, now);
    return isNew;
  });
  if (opened) await sendUnreadCount(platform, actor.id);
  return ownMessage(platform, params.id);
}
