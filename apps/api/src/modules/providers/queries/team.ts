import type { teamInvitations } from '@ivuriro/contract/team-invitations';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { openInvitationsOf } from './open-invitations.queries.ts';
import { firstPictures } from './provider-refs.queries.ts';
import { affiliationRows, laboratoryTeamRows, teamRows } from './team.queries.ts';

/**
 * The team of a place. In the answers for doctors, the same link between a doctor and a place is called an affiliation
 * (`affiliationsOf`).
 */
export async function teamOf(db: Db, placeId: string) {
  const rows = await teamRows(db, placeId);
  const pictures = await firstPictures(
    db,
    rows.map((row) => ({ id: row.doctor_id, kind: row.kind })),
  );
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    doctor: { id: row.doctor_id, name: row.name, picture: pictures.get(row.doctor_id) ?? null },
  }));
}

/**
 * The links of a doctor, of a hospital, or between the two; at least one of them must be given. Includes the pending
 * invitations that `asker` sent.
 */
export async function affiliationsOf(db: Db, of: Parameters<typeof affiliationRows>[1]) {
  if (!of.doctorId && !of.hospitalId) throw problem('validation_failed', 'Select doctor');
  const rows = await affiliationRows(db, of);
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    hospital: { id: row.hospital_id, name: row.name },
    hospital_id: row.hospital_id,
    doctor: { id: row.doctor_id, name: row.doctor_name },
  }));
}

export async function laboratoryTeamsOf(db: Db, doctorId: string) {
  const rows = await laboratoryTeamRows(db, doctorId);
  return rows.map(({ id, laboratory_id, name }) => ({ id, laboratory: { id: laboratory_id, name } }));
}

/** The pending invitations that the caller sent or received. */
export async function listInvitations({ db, actor }: CallOf<typeof teamInvitations.list>) {
  const rows = await openInvitationsOf(db, actor.id);
  return rows.map(({ id, place, doctor, invited_by, created_at }) => ({
    id,
    place,
    doctor,
    direction: invited_by === actor.id ? ('SENT' as const) : ('RECEIVED' as const),
    created_at: created_at.toISOString(),
  }));
}
