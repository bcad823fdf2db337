import type { searchSynonyms } from '@ivuriro/contract/search-words';
import { codeOf, fieldProblem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { newId } from '../../../platform/ids.ts';
import { wordsOf } from '../../../platform/words.ts';
import type { Meaning } from '../domain/concepts.ts';
import { alreadyMeans } from '../domain/meanings.ts';
import { phraseAdded } from '../ports.ts';
import { presentSynonym } from '../presenters/present-synonym.ts';
import { dictionaryOf } from '../queries/dictionary.ts';
import { insertSynonym } from '../queries/synonyms.queries.ts';

/**
 * Adds a meaning to a phrase. The searches that contain this phrase are removed from the list of searches that found
 * nothing.
 */
export async function addSynonym(call: CallOf<typeof searchSynonyms.add>) {
  const { body, platform, transact, about, now } = call;
  const words = wordsOf(body.phrase);
  if (!words.some((word) => /\p{L}/u.test(word)))
    throw fieldProblem('validation_failed', 'phrase', 'Write a word that people search for.');
  const dictionary = await dictionaryOf(platform);
  const meaning = dictionary.meanings.get(body.meaning);
  if (!meaning) throw fieldProblem('validation_failed', 'meaning', 'Choose a meaning from the list.');
  if (alreadyMeans(dictionary, words, meaning)) throw known(body.phrase, meaning);
  const row = { id: newId(), phrase: body.phrase, meaning: meaning.id, created_at: now };
  about({ objectId: row.id, changes: { phrase: [null, row.phrase], meaning: [null, meaning.name] } });
  try {
    await transact(async (trx) => {
      await insertSynonym(trx, { ...row, key: words.join('') });
      await phraseAdded.call(trx, words);
    });
  } catch (error) {
    if (codeOf(error) === '23505') throw known(body.phrase, meaning);
    throw error;
  }
  return presentSynonym(row, dictionary);
}

const known = (phrase: string, { name }: Meaning) =>
  fieldProblem('validation_failed', 'phrase', `The search already takes “${phrase}” for ${name}.`);
