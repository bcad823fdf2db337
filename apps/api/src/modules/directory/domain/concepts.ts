import type { Kind } from '@ivuriro/contract/endpoint';
import type { MeaningKind } from '@ivuriro/contract/search-words';

/** A meaning of a searched phrase. */
export type Concept =
  | { is: 'speciality'; id: string }
  /** `specialities`: the specialities that treat the illness, the most suitable first. */
  | { is: 'illness'; id: string; specialities: string[] }
  | { is: 'division'; code: number }
  | { is: 'test'; id: string }
  | { is: 'drug'; id: string }
  | { is: 'kind'; kind: Kind }
  /** The phrase stands for these words of a name: KFH stands for King Faisal. */
  | { is: 'words'; words: string[] }
  /** A phrase that does not narrow a search, such as "near". */
  | { is: 'blank' };

export type ConceptOf<Is extends Concept['is']> = Extract<Concept, { is: Is }>;

/** A meaning that an administrator can give to a phrase. */
export interface Meaning {
  /** The kind, a colon and a key that never changes, such as `speciality:{id}` or `drug:{ingredient}`. */
  id: string;
  is: MeaningKind;
  name: string;
  concepts: Concept[];
}
export type Meanings = ReadonlyMap<string, Meaning>;

/** Marks: words of the search index that people cannot type and that stand for a meaning (`provider_meaning.mark`). */
export const markOf = {
  speciality: (id: string): string => `đs${id.replaceAll('-', '')}`,
  illness: (id: string): string => `đi${id.replaceAll('-', '')}`,
  division: (code: number): string => `đd${code}z`,
};
