import { codeOf, problem } from '../errors.ts';

const noRoom = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'];

/**
 * Converts a failure of a full or unreachable store to a 503 with a sentence for users; the cause is kept for the log.
 */
export function asAway(error: unknown): unknown {
  const away = noRoom.includes(codeOf(error) ?? '') || error instanceof StoreAway;
  return away ? Object.assign(problem('unavailable', sentence), { cause: error }) : error;
}
const sentence = 'Files cannot be kept or opened at the moment. Nothing of this was saved; try again in a few minutes.';

/** The error of a store that is full, broken or unreachable. */
export class StoreAway extends Error {}
