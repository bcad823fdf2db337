import { sql } from 'kysely';
import { newId } from '../../../platform/ids.ts';
import { deleteOldest } from '../../../platform/db/delete-oldest.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { Platform } from '../../../platform/platform.ts';

/** The two sides of a team link. */
export interface Pair {
  provider_id: string;
  place_kind: string;
  doctor_id: string;
}

interface Side {
  id: string;
  kind: string;
  name: string;
  is_published: boolean;
}

type InvitationEnd = 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN';

/**
 * Locks both sides against deletion, renaming, publication and other invitations until the transaction ends. Places are
 * locked before doctors, as everywhere, to avoid deadlocks. Returns the sides that exist and are not deleted.
 */
export async function lockSides(trx: Db, placeIds: string[], doctorIds: string[]): Promise<Map<string, Side>> {
  const lock = (ids: string[], isDoctor: boolean) =>
    trx
      .selectFrom('provider')
      .select(['id', 'kind', 'name', 'is_published'])
      .where('id', 'in', ids)
      .where('kind', isDoctor ? '=' : '<>', 'doctor')
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
  const places = await lock(placeIds, false);
  const doctors = await lock(doctorIds, true);
  return new Map([...places, ...doctors].map((side) => [side.id, side]));
}

export interface Invitation extends Pair {
  id: string;
  invited_by: string;
}

export const findInvitation = (db: Db, id: string): Promise<Invitation | undefined> =>
  db
    .selectFrom('team_invitation')
    .select(['id', 'provider_id', 'place_kind', 'doctor_id', 'invited_by'])
    .where('id', '=', id)
    .executeTakeFirst();

export async function invitationsSince(db: Db, inviter: string, since: Date): Promise<number> {
  const { sent } = await db
    .selectFrom('team_invitation')
    .select((eb) => eb.fn.countAll<number>().as('sent'))
    .where('invited_by', '=', inviter)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return sent;
}

export async function insertInvitations(trx: Db, pairs: Pair[], invited_by: string, created_at: Date): Promise<void> {
  if (pairs.length === 0) return;
  const rows = pairs.map((pair) => ({ id: newId(), ...pair, invited_by, created_at }));
  await trx.insertInto('team_invitation').values(rows).execute();
}

/** Ends a pending invitation; undefined when it was no longer pending. */
export const endInvitation = (
  trx: Db,
  id: string,
  state: InvitationEnd,
  ended_at: Date,
): Promise<Invitation | undefined> =>
  trx
    .updateTable('team_invitation')
    .set({ state, ended_at })
    .where('id', '=', id)
    .where('state', '=', 'INVITED')
    .returning(['id', 'provider_id', 'place_kind', 'doctor_id', 'invited_by'])
    .executeTakeFirst();

/** Ends the pending invitations between these sides, because they are now linked. */
export async function endInvitationsBetween(trx: Db, pairs: Pair[], ended_at: Date): Promise<void> {
  await sql`update team_invitation set state = 'ACCEPTED', ended_at = ${ended_at}
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) pair(provider_id uuid, doctor_id uuid)
    where state = 'INVITED' and team_invitation.provider_id = pair.provider_id
      and team_invitation.doctor_id = pair.doctor_id`.execute(trx);
}

/** Ends all pending invitations of a deleted provider, and returns their sides. */
export const endInvitationsOf = (
  trx: Db,
  id: string,
  ended_at: Date,
): Promise<{ provider_id: string; doctor_id: string }[]> =>
  trx
    .updateTable('team_invitation')
    .set({ state: 'WITHDRAWN', ended_at })
    .where('state', '=', 'INVITED')
    .where((eb) => eb.or([eb('provider_id', '=', id), eb('doctor_id', '=', id)]))
    .returning(['provider_id', 'doctor_id'])
    .execute();

export async function eraseInvitationsOf(trx: Db, id: string): Promise<void> {
  await trx
    .deleteFrom('team_invitation')
    .where((eb) => eb.or([eb('provider_id', '=', id), eb('doctor_id', '=', id)]))
    .execute();
}

/** Makes the doctor a member of the team. The membership gets the id of the invitation. */
export async function insertMember(trx: Db, { id, provider_id, place_kind, doctor_id }: Invitation): Promise<void> {
  await trx
    .insertInto('team_member')
    .values({ id, provider_id, place_kind, doctor_id })
    .onConflict((on) => on.columns(['provider_id', 'doctor_id']).doNothing())
    .execute();
}

export const deleteEndedInvitations = ({ db }: Platform, before: Date, most: number): Promise<number> =>
  deleteOldest(db, { table: 'team_invitation', since: 'ended_at' }, before, most);
