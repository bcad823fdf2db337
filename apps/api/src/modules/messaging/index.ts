import { messaging as contract } from '@ivuriro/contract/messaging';
import { serve } from '../../platform/http/serve.ts';
import type { Module } from '../../platform/module.ts';
import { listRecipients } from './queries/contact-search.ts';
import { blockSender, unblockSender } from './commands/block-sender.ts';
import { listBlocked } from './queries/blocked-senders.ts';
import { change } from './commands/change-message.ts';
import { remove } from './commands/remove-message.ts';
import { contact } from './commands/send-contact-form.ts';
import { unreadOf } from './queries/copies.queries.ts';
import { list } from './queries/read-messages.ts';
import { read } from './commands/open-message.ts';
import { sendResult } from './commands/send-result.ts';
import { subscriptions } from './jobs/announce-messages.ts';
import { write } from './commands/write-message.ts';

const own = 'account_id = $2';

export { eraseMailbox } from './jobs/erasure.ts';
export { purgeDeletedMessages, deleteOldDrafts, deleteVisitorMessages } from './jobs/retention.ts';
export { resultReceived } from './events.ts';
export { pathOf as messagePath } from './jobs/announce-messages.ts';

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
  guardedTables: ['blocked_sender', 'message', 'message_copy', 'message_file', 'message_recipient'],
  grants: [
    {
      object: 'message',
      table: `(select copy.id, copy.account_id, message.patient_id from message_copy copy
        join message on message.id = copy.message_id where copy.deleted_at is null) message`,
      by: { patient: own, provider: own, admin: own },
      subject: 'patient_id',
    },
    // this grant names no `subject`, because blocking a sender is no access to a patient’s data and must not be listed
    // in the patient’s access log
    {
      object: 'received_message',
      table: `(select id, account_id from message_copy where box = 'inbox' and deleted_at is null) received_message`,
      by: { patient: own, provider: own, admin: own },
    },
    { object: 'blocked_sender', table: 'blocked_sender', by: { patient: own, provider: own, admin: own } },
  ],
  partyColumns: [
    { table: 'message', column: 'author_id' },
    { table: 'message', column: 'patient_id' },
    { table: 'message_copy', column: 'account_id', once: ['message_id', 'box'] },
    { table: 'message_recipient', column: 'account_id', key: ['message_id', 'position'], once: ['message_id'] },
    { table: 'blocked_sender', column: 'account_id', once: ['sender_id'] },
    { table: 'blocked_sender', column: 'sender_id', once: ['account_id'] },
  ],
  subscriptions,
};
