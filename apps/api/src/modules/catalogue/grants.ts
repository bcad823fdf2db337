import type { Grant } from '../../platform/http/grants.ts';

/** The catalogues belong to nobody; the administrator keeps them. */
const stored = (object: string, table = object): Grant => ({
  object,
  table,
  by: { admin: 'true' },
});

export const grants: Grant[] = [
  // an insurer of the catalogue that comes with the product is called by its short name
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
