import { deleteOldest } from '../../../platform/db/delete-oldest.ts';
import type { Platform } from '../../../platform/platform.ts';

export const deleteOldArrivals = ({ db }: Platform, before: Date, most: number): Promise<number> =>
  deleteOldest(db, { table: 'arrival', since: 'arrived_at' }, before, most);
