import { kinds } from '@ivuriro/contract/endpoint';
import type { Grant } from '../../platform/http/grants.ts';

/** A link row belongs to the provider on the owner's side of it. */
const link = (object: string, table: string, owner: 'provider_id' | 'doctor_id' = 'provider_id'): Grant => ({
  object,
  table,
  owner,
  by: { provider: `${owner} = $2`, admin: 'true' },
});
const publishedOf = (kind: string): Grant => {
  const published = `kind = '${kind}' and is_published and deleted_at is null`;
  return {
    object: `published_${kind}`,
    table: 'provider',
    by: { public: published, patient: published },
  };
};

export const grants: Grant[] = [
  ...kinds.map(publishedOf),
  link('provider_speciality', 'provider_speciality'),
  link('accepted_insurance', 'accepted_insurance'),
  link('provider_facility', 'provider_facility'),
  link('treated_symptom_disease', 'treated_symptom_disease'),
  link('team_member', 'team_member'),
  link('affiliation', "(select * from team_member where place_kind = 'hospital') affiliation", 'doctor_id'),
];
