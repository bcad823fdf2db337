import type { searchMisses } from '@ivuriro/contract/search-words';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { clearMissesOf, clearMissesWith } from '../queries/search-misses.queries.ts';

/** Takes a text off the list of searches that found nothing. It returns when enough people search for it again. */
export async function dismissMiss({ body, transact }: CallOf<typeof searchMisses.dismiss>): Promise<null> {
  await transact(async (trx) => {
    if (!(await clearMissesOf(trx, body.text))) throw problem('conflict');
  });
  return null;
}

/** Takes every text with a phrase, which now has a meaning, off the list. */
export const forgetMissesWith = (trx: Db, words: string[]): Promise<void> => clearMissesWith(trx, words.join(''));
