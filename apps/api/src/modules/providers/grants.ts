import { kinds } from '@ivuriro/contract/endpoint';
import type { Grant } from '../../platform/http/grants.ts';

/**
 * Grants access to a row that links a provider to another object: to the provider whose id is in the column `owner`,
 * and to administrators.
 */
const link = (object: string, table: string, owner: 'provider_id' | 'doctor_id' = 'provider_id'): Grant => ({
  object,
  table,
  owner,
  by: { provider: `${owner} = $2`, admin: 'true' },
});
/** Memberships and pending invitations. */
const teamLinks = `select id, provider_id, place_kind, doctor_id from team_member
  union all select id, provider_id, place_kind, doctor_id from team_invitation where state = 'INVITED'`;
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
  link('team_link', `(${teamLinks}) team_link`),
  link('affiliation', `(select * from (${teamLinks}) one where place_kind = 'hospital') affiliation`, 'doctor_id'),
  link('laboratory_team', `(select * from team_member where place_kind = 'laboratory') laboratory_team`, 'doctor_id'),
  {
    object: 'team_invitation',
    table: 'team_invitation',
    by: { doctor: 'doctor_id = $2', hospital: 'provider_id = $2', laboratory: 'provider_id = $2' },
  },
];
