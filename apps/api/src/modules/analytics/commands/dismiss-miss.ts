import type { searchMisses } from '@ivuriro/contract/search-words';
import { problem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { clearMissesOf } from '../queries/search-misses.queries.ts';

/**
 * Removes a text from the list of searches that found nothing. The text appears there again when enough people search
 * for it again.
 */
export async function dismissMiss({ body, transact }: CallOf<typeof searchMisses.dismiss>): Promise<null> {
  await transact(async (trx) => {
    if (!(await clearMissesOf(trx, body.text))) throw problem('conflict');
  });
  return null;
}
