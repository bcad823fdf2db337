import { messaging as contract } from '@ivuriro/contract/messaging';
import { serve } from '../../platform/http/serve.ts';
import type { Module } from '../../platform/module.ts';
import { listRecipients } from './contact-search.ts';
import { blockSender, listBlocked, unblockSender } from './blocked-senders.ts';
import { change, remove } from './change-message.ts';
import { contact } from './contact.ts';
import { unreadOf } from './copies.queries.ts';
import { list, read } from './read-messages.ts';
import { sendResult } from './results.ts';
import { subscriptions } from './announce-messages.ts';
import { write } from './write-message.ts';

const own = 'account_id = $2';

export { eraseMailbox } from './erasure.ts';
export { purgeDeletedMessages, deleteOldDrafts, deleteVisitorMessages } from './retention.ts';
export { resultReceived } from './events.ts';
export { pathOf as messagePath } from './announce-messages.ts';

export const messaging: Module = {
  name: 'messaging',
  routes: serve(contract, {
    contact,
    result: sendResult,
    list,
    recipients: listRecipients,
    unreadCount: async ({ db, actor }) => ({ unread: await unreadOf(db, actor.id) }),
    read,
    write,
    change,
    remove,
    blocked: listBlocked,
    block: blockSender,
    unblock: unblockSender,
  }),
  grants: [
    {
      object: 'message',
      table: `(select copy.id, copy.account_id, message.patient_id from message_copy copy
        join message on message.id = copy.message_id where copy.deleted_at is null) message`,
      by: { patient: own, provider: own, admin: own },
      patient: 'patient_id',
    },
    // without the patient: who blocks whom is no line in the record of who opened a file
    {
      object: 'received_message',
      table: `(select id, account_id from message_copy where box = 'inbox' and deleted_at is null) received_message`,
      by: { patient: own, provider: own, admin: own },
    },
    { object: 'blocked_sender', table: 'blocked_sender', by: { patient: own, provider: own, admin: own } },
  ],
  subscriptions,
};
