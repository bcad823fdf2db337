import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  write: 'Message',
  title: (count: number) => (count === 1 ? 'Write to 1 patient' : `Write to ${count} patients`),
  says: 'Each gets a message of their own, and sees none of the others.',
  subject: 'Subject',
  needSubject: 'Write a subject',
  message: 'Message',
  needMessage: 'Write a message',
  send: 'Send to all',
};

/** Texts of the dialog that writes to the patients of selected rows. */
export const texts: Catalogue<typeof en> = { en };
