import type { searchSynonyms } from '@ivuriro/contract/search-words';
import type { CallOf } from '../../../platform/http/call.ts';
import { pageOf, windowOf } from '../../../platform/http/paging.ts';
import { likelyMeanings, meaningsNamed } from '../domain/meanings.ts';
import { presentMeaning, presentSynonym } from '../presenters/present-synonym.ts';
import { dictionaryOf } from './dictionary.ts';
import { synonymRows } from './synonyms.queries.ts';

export async function listSynonyms(call: CallOf<typeof searchSynonyms.list>) {
  const { db, query, platform } = call;
  const [{ total, rows }, dictionary] = await Promise.all([synonymRows(db, windowOf(query)), dictionaryOf(platform)]);
  return pageOf(
    call,
    query,
    total,
    rows.map((row) => presentSynonym(row, dictionary)),
  );
}

/**
 * Lists meanings that an administrator can choose: those whose names match a text, or the probable ones of a phrase.
 */
export async function listMeanings({ platform, query }: CallOf<typeof searchSynonyms.meanings>) {
  const dictionary = await dictionaryOf(platform);
  const text = query['text-search'];
  const found = text ? meaningsNamed(dictionary, text) : likelyMeanings(dictionary, query.phrase ?? '', query.typed);
  return found.map(presentMeaning);
}
