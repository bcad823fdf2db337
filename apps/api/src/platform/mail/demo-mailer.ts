import type { Db } from '../db/pool.ts';
import type { Mailer } from './mailer.ts';

/** Keeps mail in the database, where /dev/mail shows it; nothing leaves the machine. */
export const demoMailer = (db: Db): Mailer => ({
  send: async ({ to, subject, text, html, attachments = [] }) => {
    const mail = { recipient: to, subject, text, html, attachments: JSON.stringify(attachments) };
    await db.insertInto('demo_mail').values(mail).execute();
  },
});
