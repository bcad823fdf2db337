import { deleteOldest } from '../../../platform/db/delete-oldest.ts';
import type { Platform } from '../../../platform/platform.ts';

export const deleteOldNotifications = ({ db }: Platform, before: Date, most: number): Promise<number> =>
  deleteOldest(db, { table: 'notification', since: 'created_at' }, before, most);
