import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';

/** Rows of members and of the pending invitations that `inviter` sent; members come first. */
const linksAndInvitations = (inviter: string | null) => sql<{
  id: string;
  state: 'ACTIVE' | 'INVITED';
  provider_id: string;
  place_kind: string;
  doctor_id: string;
}>`(select id, 'ACTIVE' as state, provider_id, place_kind, doctor_id from team_member
  union all
  select id, 'INVITED', provider_id, place_kind, doctor_id from team_invitation
  where state = 'INVITED' and invited_by = ${inviter}::uuid)`;

/**
 * The team as the place itself sees it: its doctors A–Z, also unpublished ones, then the doctors whom it has invited.
 */
export const teamRows = (db: Db, placeId: string) =>
  db
    .selectFrom(linksAndInvitations(placeId).as('link'))
    .innerJoin('provider as doctor', 'doctor.id', 'link.doctor_id')
    .select(['link.id', 'link.state', 'doctor.id as doctor_id', 'doctor.name', 'doctor.kind'])
    .where('link.provider_id', '=', placeId)
    .where('doctor.deleted_at', 'is', null)
    .orderBy('link.state')
    .orderBy('doctor.sort_name')
    .orderBy('doctor.id')
    .execute();

interface AffiliationFilter {
  doctorId?: string | undefined;
  hospitalId?: string | undefined;
  /** The account that asks; the pending invitations that it sent are listed too. */
  asker?: string;
}

/** Links between hospitals and doctors, A–Z: of one doctor, of one hospital, or between the two. */
export function affiliationRows(db: Db, of: AffiliationFilter) {
  let query = db
    .selectFrom(linksAndInvitations(of.asker ?? null).as('link'))
    .innerJoin('provider as hospital', 'hospital.id', 'link.provider_id')
    .innerJoin('provider as doctor', 'doctor.id', 'link.doctor_id')
    .select([
      'link.id',
      'link.state',
      'hospital.id as hospital_id',
      'hospital.name',
      'doctor.id as doctor_id',
      'doctor.name as doctor_name',
    ])
    .where('link.place_kind', '=', 'hospital')
    .where('hospital.deleted_at', 'is', null)
    .where('doctor.deleted_at', 'is', null);
  if (of.doctorId) query = query.where('link.doctor_id', '=', of.doctorId);
  if (of.hospitalId) query = query.where('link.provider_id', '=', of.hospitalId);
  return query
    .orderBy('link.state')
    .orderBy('hospital.sort_name')
    .orderBy('hospital.id')
    .orderBy('doctor.sort_name')
    .orderBy('doctor.id')
    .execute();
}

/** Laboratories to whose team the doctor belongs, A–Z. */
export const laboratoryTeamRows = (db: Db, doctorId: string) =>
  db
    .selectFrom('team_member')
    .innerJoin('provider as laboratory', 'laboratory.id', 'team_member.provider_id')
    .select(['team_member.id', 'laboratory.id as laboratory_id', 'laboratory.name'])
    .where('team_member.place_kind', '=', 'laboratory')
    .where('team_member.doctor_id', '=', doctorId)
    .where('laboratory.deleted_at', 'is', null)
    .orderBy('laboratory.sort_name')
    .orderBy('laboratory.id')
    .execute();

export const removeMember = (trx: Db, id: string) =>
  trx.deleteFrom('team_member').where('id', '=', id).returning(['provider_id', 'doctor_id']).executeTakeFirst();
