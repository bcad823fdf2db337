import type { Grant } from '../../platform/http/grants.ts';

/** Lets administrators reach all rows of a table of the catalogue, because the catalogue belongs to no account. */
const stored = (object: string, table = object): Grant => ({
  object,
  table,
  by: { admin: 'true' },
});

export const grants: Grant[] = [
  // not every id is a UUID: the id of an insurer that is loaded at installation is its short name
  { ...stored('insurance'), uuid: false },
  stored('symptom_disease'),
  stored('catalogue_test', 'test'),
  stored('imaging'),
  stored('speciality'),
  stored('facility'),
  stored('drug_category'),
  stored('drug_class'),
  stored('drug'),
];
