import type { itemTypes } from '@ivuriro/contract/files';
import type { Db } from '../../../platform/db/pool.ts';
import { cleanRichText } from '../../../platform/rich-text.ts';
import { drugsWithin } from '../queries/shelves.queries.ts';
import { dropWithdrawnOfferings } from '../ports.ts';

/** A list that administrators manage. These properties make it different from the other lists. */
export interface List {
  table: string;
  /** The column with the unique name of an item. */
  title: 'name' | 'title';
  columns: readonly string[];
  /** The noun for one item, with its article, for sentences such as 'There is a speciality named … already.' */
  what: string;
  /** The noun for the parent of an item ('a drug category'), for the error when the parent does not exist. */
  within?: string;
  /** The type of the items in the table of pictures; absent when the items have no pictures. */
  itemType?: (typeof itemTypes)[number];
  /**
   * The name of the table; absent when the search does not find providers by these items. Renaming an item of such a
   * list refreshes the search index.
   */
  searched?: 'speciality' | 'symptom_disease';
  cleaned?: Record<string, (text: string) => string>;
  /** The one item that may never be deleted, and the reason. */
  stays?: { id: string; why: string };
  beforeRemoval?: (trx: Db, id: string) => Promise<unknown>;
  /**
   * Describes uses that do not refer to the item directly, for example '3 drugs' of a category: drugs refer to a class,
   * and only the class refers to the category.
   */
  uses?: (db: Db, id: string) => Promise<string>;
}

export const lists = {
  insurance: {
    table: 'insurance',
    title: 'name',
    columns: ['id', 'name'],
    what: 'an insurance',
    itemType: 'insurance',
    stays: { id: 'none', why: 'Patients without an insurance choose this: it stays.' },
  },
  symptomDisease: {
    table: 'symptom_disease',
    title: 'name',
    columns: ['id', 'name', 'type'],
    what: 'a disease or symptom',
    searched: 'symptom_disease',
  },
  test: {
    table: 'test',
    title: 'title',
    columns: ['id', 'title', 'description', 'patient_preparation', 'basic_of_test'],
    what: 'a laboratory test',
    cleaned: { description: cleanRichText },
    beforeRemoval: (trx, id) => dropWithdrawnOfferings.call(trx, 'test_id', id),
  },
  imaging: { table: 'imaging', title: 'title', columns: ['id', 'title'], what: 'an imaging' },
  speciality: {
    table: 'speciality',
    title: 'name',
    columns: ['id', 'name'],
    what: 'a speciality',
    searched: 'speciality',
  },
  facility: {
    table: 'facility',
    title: 'title',
    columns: ['id', 'title', 'description'],
    what: 'a facility',
    itemType: 'facility',
  },
  drugCategory: {
    table: 'drug_category',
    title: 'name',
    columns: ['id', 'name'],
    what: 'a drug category',
    beforeRemoval: (trx, id) => trx.deleteFrom('drug_class').where('drug_category_id', '=', id).execute(),
    uses: drugsWithin,
  },
  drugClass: {
    table: 'drug_class',
    title: 'name',
    columns: ['id', 'name', 'drug_category_id'],
    what: 'a class of this category',
    within: 'a drug category',
  },
  drug: {
    table: 'drug',
    title: 'name',
    columns: ['id', 'name'],
    what: 'a drug',
    within: 'a drug class',
    itemType: 'drug',
    beforeRemoval: (trx, id) => dropWithdrawnOfferings.call(trx, 'drug_id', id),
  },
} as const satisfies Record<string, List>;
