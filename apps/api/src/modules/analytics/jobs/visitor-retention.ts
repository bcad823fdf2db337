import { deleteOldest } from '../../../platform/db/delete-oldest.ts';
import type { Platform } from '../../../platform/platform.ts';

export const deleteOldVisitors = ({ db }: Platform, before: Date, most: number): Promise<number> =>
  deleteOldest(db, { table: 'visit', since: 'day' }, before, most);
