import { deleteOldest } from '../db/delete-oldest.ts';
import type { Db } from '../db/pool.ts';
import type { Platform } from '../platform.ts';
import type { Mailer } from './mailer.ts';
import { transact } from '../db/transact.ts';

/** A mailer that stores mail in the database, where /dev/mail shows it, and sends nothing. */
export const demoMailer = (db: Db): Mailer => ({
  send: async ({ to, subject, text, html, attachments = [] }) => {
    const mail = { recipient: to, subject, text, html, attachments: JSON.stringify(attachments) };
    await transact(db, (trx) => trx.insertInto('demo_mail').values(mail).execute());
  },
});

export const deleteDemoMails = ({ db }: Pick<Platform, 'db'>, before: Date, most: number): Promise<number> =>
  deleteOldest(db, { table: 'demo_mail', since: 'created_at' }, before, most);
