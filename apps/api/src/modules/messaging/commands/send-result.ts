import type { messaging } from '@ivuriro/contract/messaging';
import { problem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { newId } from '../../../platform/ids.ts';
import { withAttached } from '../../files/index.ts';
import { orderBrief } from '../../orders/index.ts';
import { insertCopy, insertMessage, setFiles, setRecipients } from '../queries/drafts.queries.ts';
import { ownMessage } from '../queries/read-messages.ts';
import { sendDraft } from './send-draft.ts';
import { en } from '../texts.ts';

/** Sends a laboratory result to the patient of an order of that laboratory. */
export async function sendResult(call: CallOf<typeof messaging.result>) {
  const { actor, body, files, platform, db, transact, about, now } = call;
  const order = await orderBrief(db, body.reference_id);
  if (body.user_id && body.user_id !== order.patient_id) throw problem('not_found');
  const copyId = newId();
  await withAttached(platform, files, actor.id, (keep) =>
    transact(async (trx) => {
      const messageId = newId();
      await insertMessage(trx, {
        id: messageId,
        author_id: actor.id,
        subject: body.subject || en.result,
        text: body.message,
        reference_type: 'LABORATORY_ORDER',
        reference_id: order.id,
        created_at: now,
      });
      await insertCopy(trx, { id: copyId, message_id: messageId, account_id: actor.id, box: 'draft', at: now });
      await setRecipients(trx, messageId, [{ account_id: order.patient_id }]);
      await setFiles(trx, messageId, await keep(trx));
      await sendDraft(trx, actor, copyId, now);
      about({ objectId: copyId });
    }),
  );
  return ownMessage(platform, copyId);
}
