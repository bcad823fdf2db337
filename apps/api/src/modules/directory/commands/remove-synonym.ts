import type { searchSynonyms } from '@ivuriro/contract/search-words';
import { problem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { deleteSynonym } from '../queries/synonyms.queries.ts';

export async function removeSynonym(call: CallOf<typeof searchSynonyms.remove>): Promise<null> {
  await call.transact(async (trx) => {
    const removed = await deleteSynonym(trx, call.params.id);
    // a missing synonym was deleted after the authorization check
    if (!removed) throw problem('conflict');
    call.about({ changes: { phrase: [removed.phrase, null] } });
  });
  return null;
}
