import { codeOf, problem } from '../errors.ts';

const noRoom = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'];

/** The failure as a person may read it, where the storage is full or away; the log gets the cause. */
export function asAway(error: unknown): unknown {
  const away = noRoom.includes(codeOf(error) ?? '') || error instanceof StoreAway;
  return away ? Object.assign(problem('unavailable', sentence), { cause: error }) : error;
}
const sentence = 'Files cannot be kept or opened at the moment. Nothing of this was saved; try again in a few minutes.';

/** The store is out of room, out of order or out of reach. */
export class StoreAway extends Error {}
