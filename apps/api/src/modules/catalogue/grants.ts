import type { Grant } from '../../platform/http/grants.ts';

/** The catalogue belongs to no account; administrators manage it. */
const stored = (object: string, table = object): Grant => ({
  object,
  table,
  by: { admin: 'true' },
});

export const grants: Grant[] = [
  // not every id is a UUID: the insurers that are loaded at installation have their short name as id
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
