import { deleteOldest } from '../db/delete-oldest.ts';
import type { Db } from '../db/pool.ts';
import { transact } from '../db/transact.ts';
import type { Platform } from '../platform.ts';
import { partsOf } from './parts.ts';
import type { Sms } from './sms.ts';

/** A sender that stores text messages in the database, where /dev/phone shows them, and sends nothing. */
export const logSms = (db: Db): Sms => ({
  send: async ({ to, text }) => {
    const message = { number: to, text, parts: partsOf(text) };
    await transact(db, (trx) => trx.insertInto('sms').values(message).execute());
  },
});

export const deleteDemoMessages = ({ db }: Pick<Platform, 'db'>, before: Date, most: number): Promise<number> =>
  deleteOldest(db, { table: 'sms', since: 'at' }, before, most);
