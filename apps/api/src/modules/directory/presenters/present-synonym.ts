import type { Meaning } from '../domain/concepts.ts';
import type { Dictionary } from '../domain/dictionary.ts';
import type { SynonymRow } from '../queries/synonyms.queries.ts';

export const presentMeaning = ({ id, is, name }: Meaning) => ({ id, is, name });

export function presentSynonym({ id, phrase, meaning, created_at }: SynonymRow, { meanings }: Dictionary) {
  const meant = meanings.get(meaning);
  return { id, phrase, meaning: meant ? presentMeaning(meant) : null, created_at: created_at.toISOString() };
}
