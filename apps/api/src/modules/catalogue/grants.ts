import type { Grant } from '../../platform/http/grants.ts';

/** The catalogues belong to nobody; the administrator keeps them. */
const kept = (object: string, table = object): Grant => ({
  object,
  table,
  by: { admin: 'true' },
});

export const grants: Grant[] = [
  // an insurer of the catalogue that comes with the product is called by its short name
  { ...kept('insurance'), uuid: false },
  kept('symptom_disease'),
  kept('catalogue_test', 'test'),
  kept('imaging'),
  kept('speciality'),
  kept('facility'),
  kept('drug_category'),
  kept('drug_class'),
  kept('drug'),
];
