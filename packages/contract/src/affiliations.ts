import * as z from 'zod';
import { endpoint, owned, ownedEndpoint } from './endpoint.ts';
import { id, many, named, picture, uuid } from './wire.ts';
import { listed, added, removed } from './provider-resources.ts';

/**
 * INVITED: one side has sent an invitation. The affiliation has no effect until the other side accepts the invitation
 * (ACTIVE).
 */
const state = z.enum(['ACTIVE', 'INVITED']);
const teamLink = z.object({ id, state, doctor: named.extend({ picture }) });
export const team = owned({
  name: 'team',
  kinds: ['hospital', 'laboratory'],
  mounts: ['own', 'admin'],
  endpoints: {
    list: ownedEndpoint('GET /{owner_id}/doctors', {
      ...listed,
      data: z.array(teamLink),
      summary: 'The doctors who work at this hospital; after them the doctors who were invited and have not answered.',
    }),
    add: ownedEndpoint('POST /doctor', {
      permission: 'team.manage',
      ...added,
      audit: 'team.added',
      budget: 'team',
      body: z.strictObject({ doctor_id: many(uuid) }),
      data: z.array(teamLink),
      message: 'Add team member successfully',
      summary:
        'Invites doctors to the team. They are notified, and belong to it once they accept. A call of an administrator adds them at once.',
    }),
    remove: ownedEndpoint(
      'DELETE /doctor/{id}',
      removed('team_link@params.id', 'team.manage', 'team.removed', 'Team member was removed'),
    ),
  },
});

const affiliationLink = z.object({ id, state, hospital: named, hospital_id: id, doctor: named });
export const affiliations = owned({
  name: 'affiliations',
  kinds: ['doctor'],
  mounts: ['own', 'admin'],
  endpoints: {
    list: ownedEndpoint('GET /{owner_id}/hospitalAffiliations', {
      ...listed,
      data: z.array(affiliationLink),
      summary:
        'The hospitals where the doctor works; after them the hospitals that the doctor asked and that have not answered.',
    }),
    add: ownedEndpoint('POST /hospitalAffiliation', {
      permission: 'team.manage',
      ...added,
      audit: 'team.added',
      budget: 'team',
      body: z.strictObject({ hospital_id: many(uuid) }),
      data: z.array(affiliationLink),
      message: 'Hospital was added',
      summary:
        'Asks hospitals whether the doctor may work there. They are notified, and the doctor belongs to the team once they accept. A call of an administrator adds the hospitals at once.',
    }),
    remove: ownedEndpoint(
      'DELETE /hospitalAffiliation/{id}',
      removed('affiliation@params.id', 'team.manage', 'team.removed', 'Hospital was removed'),
    ),
  },
});

export const laboratoryTeams = owned({
  name: 'laboratory_teams',
  kinds: ['doctor'],
  mounts: ['own', 'admin'],
  endpoints: {
    list: ownedEndpoint('GET /{owner_id}/laboratory_teams', {
      ...listed,
      data: z.array(z.object({ id, laboratory: named })),
      summary: 'Laboratories to whose team the doctor belongs, A–Z.',
    }),
    remove: ownedEndpoint(
      'DELETE /laboratory_team/{id}',
      removed('laboratory_team@params.id', 'team.manage', 'team.removed', 'Laboratory was removed'),
    ),
  },
});

const optionalId = z.union([z.literal(''), uuid]).optional();
const lookedUp = { permission: 'profile.read', audit: 'none', data: z.array(affiliationLink) } as const;
/**
 * Looks up which doctors work where. A hospital sees only its own doctors, an administrator those of every hospital.
 */
export const affiliationLookup = {
  byHospital: endpoint('GET /hospital/doctor_affiliations', {
    who: 'hospital',
    object: 'own',
    ...lookedUp,
    query: z.object({ doctor_id: optionalId }),
    summary: 'The links of this hospital to its doctors, or to one of them.',
  }),
  byAdmin: endpoint('GET /admin/hospital/doctor_affiliations', {
    who: 'admin',
    object: 'none',
    ...lookedUp,
    query: z.object({ doctor_id: optionalId, hospital_id: optionalId }),
    summary:
      'The hospitals of a doctor, the doctors of a hospital, or the link between the two. The query must name at least one of them.',
  }),
};
