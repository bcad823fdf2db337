import type { Kind } from '@ivuriro/contract/endpoint';
import type { MeaningKind } from '@ivuriro/contract/search-words';

/** A meaning of a searched phrase. */
export type Concept =
  | { is: 'speciality'; id: string }
  /** `specialities`: those that treat it, the first ones first. */
  | { is: 'illness'; id: string; specialities: string[] }
  | { is: 'division'; code: number }
  | { is: 'test'; id: string }
  | { is: 'drug'; id: string }
  | { is: 'kind'; kind: Kind }
  /** Other words for a name: KFH is King Faisal. */
  | { is: 'words'; words: string[] }
  /** A word that narrows no search, such as "near". */
  | { is: 'blank' };

export type ConceptOf<Is extends Concept['is']> = Extract<Concept, { is: Is }>;

/** A meaning that an administrator can give to a phrase. */
export interface Meaning {
  /** The kind, and what names it for good: `speciality:` and its id, `drug:` and the ingredient. */
  id: string;
  is: MeaningKind;
  name: string;
  concepts: Concept[];
}
export type Meanings = ReadonlyMap<string, Meaning>;

/** The marks of provider_meaning. */
export const markOf = {
  speciality: (id: string): string => `đs${id.replaceAll('-', '')}`,
  illness: (id: string): string => `đi${id.replaceAll('-', '')}`,
  division: (code: number): string => `đd${code}z`,
};
