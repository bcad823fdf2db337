import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import type { OwnedCall } from '../../../platform/http/call.ts';
import { emit } from '../../../platform/outbox.ts';
import type { Actor } from '../../../platform/session.ts';
import { teamChanged } from '../events.ts';
import { addLinks } from '../queries/links.queries.ts';
import { refreshSearch } from './refresh-search.ts';
import { removeMember } from '../queries/team.queries.ts';
import { endWaiting } from './answer-team-invitation.ts';
import { invite } from './invite-to-team.ts';
import { endInvitationsBetween, lockSides, type Pair } from '../queries/team-invitations.queries.ts';

export const addDoctors = (trx: Db, { owner, body, actor, now }: AddMembersCall<'doctor_id'>): Promise<void> =>
  add(
    trx,
    [...new Set(body.doctor_id)].map((id) => ({ provider_id: owner.id, place_kind: owner.kind, doctor_id: id })),
    actor,
    now,
  );

export const addHospitals = (trx: Db, { owner, body, actor, now }: AddMembersCall<'hospital_id'>): Promise<void> =>
  add(
    trx,
    [...new Set(body.hospital_id)].map((id) => ({ provider_id: id, place_kind: 'hospital', doctor_id: owner.id })),
    actor,
    now,
  );

type AddMembersCall<Field extends string> = Pick<
  OwnedCall<unknown, unknown, Record<Field, string[]>>,
  'owner' | 'actor' | 'now' | 'body'
>;

/**
 * A provider invites the other side. An administrator links both sides at once, because administrators do so only after
 * they have spoken with both.
 */
async function add(trx: Db, pairs: Pair[], actor: Actor, now: Date): Promise<void> {
  if (pairs.length === 0) throw problem('validation_failed', 'Choose whom to add.');
  await (actor.type === 'admin' ? link(trx, pairs, actor.id, now) : invite(trx, actor.id, pairs, now));
}

async function link(trx: Db, pairs: Pair[], by: string, now: Date): Promise<void> {
  const sides = await lockSides(
    trx,
    pairs.map((pair) => pair.provider_id),
    pairs.map((pair) => pair.doctor_id),
  );
  for (const { provider_id, place_kind, doctor_id } of pairs) {
    if (sides.get(doctor_id)?.kind !== 'doctor') throw problem('validation_failed', 'Choose a doctor that we know.');
    if (sides.get(provider_id)?.kind !== place_kind)
      throw problem('validation_failed', `Choose a ${place_kind} that we know.`);
  }
  await endInvitationsBetween(trx, pairs, now);
  const made = await addLinks(trx, 'team_member', pairs);
  await refreshSearch(
    trx,
    made.map((row) => row.doctor_id),
  );
  const changes = made.map(({ provider_id, doctor_id }) => ({
    what: 'linked' as const,
    place_id: provider_id,
    doctor_id,
    by,
  }));
  if (changes.length > 0) await emit(trx, teamChanged, { changes });
}

/** Ends a membership, or withdraws or declines a pending invitation. */
export async function endTeamLink(trx: Db, linkId: string, by: string, now: Date): Promise<void> {
  if (await endWaiting(trx, linkId, by, now)) return;
  const row = await removeMember(trx, linkId);
  if (!row) throw problem('not_found');
  await refreshSearch(trx, [row.doctor_id]);
  await emit(trx, teamChanged, {
    changes: [{ what: 'ended', place_id: row.provider_id, doctor_id: row.doctor_id, by }],
  });
}
