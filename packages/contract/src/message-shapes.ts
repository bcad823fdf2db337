import * as z from 'zod';
import { id, instant, picture } from './wire.ts';

export const boxes = ['inbox', 'sent', 'draft'] as const;

/**
 * The sender or recipient of a message. A `visitor` wrote by the contact form: they have no account, only the entered
 * name and e-mail address.
 */
export const person = z.object({
  account_id: id.nullable(),
  account_type: z.string(),
  name: z.string(),
  picture,
  email: z.string().nullable(),
});
export const messageRow = z.object({
  id,
  box: z.enum(boxes),
  from: person,
  to: z.array(person),
  subject: z.string(),
  excerpt: z.string(),
  read: z.boolean(),
  has_attachments: z.boolean(),
  created_at: instant,
});
export const message = messageRow.extend({
  message: z.string(),
  attachments: z.array(z.string()),
  /** The attachments with the fields that a page shows. */
  files: z.array(z.object({ id, name: z.string(), bytes: z.int(), url: z.string() })),
  reference_type: z.string().nullable(),
  reference_id: id.nullable(),
  reply_to: id.nullable(),
  /**
   * The id of the block when the reader has blocked the sender, otherwise null. The reader can delete the block by this
   * id.
   */
  block_id: id.nullable(),
});

export const recipientLimit = 20;
export const subjectLimit = 200;
export const messageLimit = 10_000;
