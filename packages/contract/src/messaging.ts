import * as z from 'zod';
import { email } from './contact.ts';
import { endpoint } from './endpoint.ts';
import { attachmentLimit } from './files.ts';
import {
  filter,
  flag,
  id,
  many,
  nothing,
  oneLine,
  optionalLine,
  optionalText,
  page,
  paging,
  search,
  text,
  uuid,
} from './wire.ts';
import { message, messageRow, person } from './message-shapes.ts';
import { subjectLimit, messageLimit } from './message-shapes.ts';

const own = { who: 'any', permission: 'messages.use', object: 'own' } as const;
const one = {
  who: 'any',
  permission: 'messages.use',
  object: 'message@params.id',
  params: z.object({ id }),
} as const;
const attachments = { field: 'attachments', kind: 'attachment', max: attachmentLimit } as const;
const written = {
  to: many(uuid).optional(),
  subject: optionalLine(subjectLimit),
  message: optionalText(messageLimit),
  draft: flag.optional(),
};

export const messaging = {
  contact: endpoint('POST /contactus', {
    who: 'public',
    object: 'none',
    audit: 'none',
    budget: 'contact',
    body: z.strictObject({ name: oneLine(120), email, message: text(5_000) }),
    data: nothing,
    status: 201,
    message: 'Message sent successfully',
    summary:
      'The contact form: sends a message to every administrator. At most twenty in ten minutes from one network address.',
  }),
  result: endpoint('POST /laboratory/send/test/result/message', {
    who: 'laboratory',
    permission: 'results.release',
    object: 'laboratory_order@body.reference_id',
    audit: 'laboratory_result.sent',
    budget: 'message',
    body: z.strictObject({
      subject: optionalLine(subjectLimit),
      message: text(messageLimit),
      reference_id: uuid,
      user_id: uuid.optional(),
      // existing API clients send these three fields; they are ignored, because the order determines the subject of the
      // message
      reference_type: optionalLine(60),
      user_type: optionalLine(60),
      action_type: optionalLine(60),
    }),
    files: attachments,
    data: message,
    status: 201,
    message: 'Message sent successfully',
    summary:
      'The laboratory writes to the patient of an order. With an attachment the patient is notified of a result. The order does not change.',
  }),
  list: endpoint('GET /messages', {
    ...own,
    audit: 'none',
    query: z.object({
      box: filter,
      'text-search': search,
      reference_id: uuid.toLowerCase().optional().catch(undefined),
      with: uuid.toLowerCase().optional().catch(undefined),
      ...paging,
    }),
    data: page(messageRow),
    summary:
      'The messages of a box (inbox, sent or draft; inbox by default), newest first; with reference_id only those about that order. With `with` those that this account received from that account or sent to it, whatever the box.',
  }),
  recipients: endpoint('GET /messages/recipients', {
    ...own,
    audit: 'none',
    query: z.object({ 'text-search': search }),
    data: z.array(person),
    summary: 'Up to fifty accounts to which this account may write, A–Z.',
  }),
  unreadCount: endpoint('GET /messages/unread_count', {
    ...own,
    audit: 'none',
    data: z.object({ unread: z.int() }),
    summary: 'The number of unread messages in the inbox.',
  }),
  blocked: endpoint('GET /messages/blocked', {
    ...own,
    audit: 'none',
    data: z.array(z.object({ id, sender: person })),
    summary: 'The accounts that this account has blocked from writing to it, latest first.',
  }),
  block: endpoint('POST /messages/{id}/block', {
    who: 'any',
    permission: 'messages.use',
    object: 'received_message@params.id',
    params: z.object({ id }),
    audit: 'message.sender_blocked',
    budget: 'write',
    data: nothing,
    message: 'The sender is blocked.',
    summary:
      'Blocks the author of a received message from writing to this account (409 `sender_blocked`). Administrators and visitors cannot be blocked (422). Results of a laboratory still arrive.',
  }),
  unblock: endpoint('DELETE /messages/blocked/{id}', {
    who: 'any',
    permission: 'messages.use',
    object: 'blocked_sender@params.id',
    params: z.object({ id }),
    audit: 'message.sender_unblocked',
    budget: 'write',
    data: nothing,
    message: 'The sender can write to you again.',
    summary: 'Lifts a block.',
  }),
  read: endpoint('GET /messages/{id}', {
    ...one,
    audit: 'message.read',
    budget: 'audited_read',
    data: message,
    summary: 'One message. A received message is marked as read.',
  }),
  write: endpoint('POST /messages', {
    ...own,
    audit: 'message.written',
    budget: 'message',
    body: z.strictObject({ ...written, reply_to: uuid.optional(), forward_of: uuid.optional() }),
    files: attachments,
    data: message,
    status: 201,
    message: 'Message sent successfully',
    summary:
      'Sends a message to up to 20 recipients, or with draft=1 saves it as a draft. reply_to and forward_of name messages of the caller. The attachments of the forwarded message are attached again.',
  }),
  change: endpoint('PUT /messages/{id}', {
    ...one,
    audit: 'message.changed',
    budget: 'write',
    alsoPut: true,
    body: z.strictObject({ ...written, remove: many(uuid).optional(), read: flag.optional() }),
    files: attachments,
    data: message,
    summary:
      'Changes a draft: the sent fields replace the old ones, new files are added, files in `remove` are removed, and draft=0 sends it. Marks a received message as read (read=1) or unread (read=0). A sent message cannot be changed.',
  }),
  remove: endpoint('DELETE /messages/{id}', {
    ...one,
    audit: 'message.deleted',
    budget: 'write',
    data: nothing,
    message: 'The message was deleted.',
    summary: 'Deletes the message from the box of the caller. The other people keep it.',
  }),
};
