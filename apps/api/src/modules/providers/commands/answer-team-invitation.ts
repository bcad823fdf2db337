import { retention } from '@ivuriro/contract/retention';
import { invitationsPerDay, type teamInvitations } from '@ivuriro/contract/team-invitations';
import { dayMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { type CallOf, Reply } from '../../../platform/http/call.ts';
import { emit } from '../../../platform/outbox.ts';
import { teamChanged, type TeamNews } from '../events.ts';
import { refreshSearch } from './refresh-search.ts';
import {
  endInvitation,
  findInvitation,
  insertInvitations,
  insertMember,
  type Invitation,
  invitationsSince,
  lockSides,
  openInvitationsOf,
  type Pair,
  standingOf,
} from '../queries/team-invitations.queries.ts';

/**
 * Invites the other side of each pair. Existing members and pending invitations are skipped; where the other side has
 * invited already, this accepts that invitation. The locks make simultaneous calls of one inviter count one after the
 * other.
 */
export async function invite(trx: Db, inviter: string, pairs: Pair[], now: Date): Promise<void> {
  const otherSide = (pair: Pair) => (pair.provider_id === inviter ? pair.doctor_id : pair.provider_id);
  const sides = await lockSides(
    trx,
    pairs.map((pair) => pair.provider_id),
    pairs.map((pair) => pair.doctor_id),
  );
  if (!sides.get(inviter)?.is_published)
    throw problem('not_published', 'You can send invitations once your profile is published.');
  const isKnown = (id: string, kind: string) => sides.get(id)?.kind === kind && sides.get(id)!.is_published;
  for (const { provider_id, place_kind, doctor_id } of pairs)
    for (const [id, kind] of [
      [provider_id, place_kind],
      [doctor_id, 'doctor'],
    ] as const)
      if (!isKnown(id, kind)) throw problem('validation_failed', `Choose a ${kind} that we know.`);
  const standing = await standingOf(trx, pairs, inviter, daysBefore(now, retention.team_invitations.days));
  const open = pairs.filter((pair) => !standing.isMember(pair));
  const fresh = open.filter((pair) => !standing.waiting(pair));
  const declined = fresh.find((pair) => standing.wasDeclined(pair));
  if (declined) throw problem('invitation_declined', refusedSays(sides.get(otherSide(declined))!.name));
  if (fresh.length > 0 && fresh.length + (await invitationsSince(trx, inviter, daysBefore(now, 1))) > invitationsPerDay)
    throw problem('slow_down', `You can send ${invitationsPerDay} invitations a day. Send the others tomorrow.`);
  await insertInvitations(trx, fresh, inviter, now);
  for (const pair of fresh) await tell(trx, 'invited', pair, inviter);
  for (const pair of open) {
    const waiting = standing.waiting(pair);
    if (waiting && waiting.invited_by !== inviter) await become(trx, waiting, inviter, now);
  }
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);
const refusedSays = (name: string) =>
  `${name} declined your invitation a short time ago. ${retention.team_invitations.days} days after that you can ask again.`;

/** The invited side accepts or declines; the side that sent the invitation withdraws it. */
export async function answerInvitation({ transact, actor, params, body, now }: CallOf<typeof teamInvitations.answer>) {
  const state = await transact((trx) =>
    body.accepted ? accept(trx, params.id, actor.id, now) : refuse(trx, params.id, actor.id, now),
  );
  const says = {
    ACCEPTED: 'You work together now',
    DECLINED: 'Invitation declined',
    WITHDRAWN: 'Invitation withdrawn',
  };
  return new Reply({ id: params.id, state }, 200, says[state]);
}

async function accept(trx: Db, id: string, by: string, now: Date): Promise<'ACCEPTED'> {
  const invitation = await findInvitation(trx, id);
  if (!invitation) throw problem('not_found');
  if (invitation.invited_by === by) throw problem('wrong_role', 'The other side has to accept.');
  const sides = await lockSides(trx, [invitation.provider_id], [invitation.doctor_id]);
  if (sides.size < 2) throw problem('invitation_ended');
  if (!sides.get(by)!.is_published) throw problem('not_published', 'You can accept once your profile is published.');
  const sender = sides.get(invitation.invited_by)!;
  if (!sender.is_published) throw problem('not_published', `${sender.name} is not published at the moment.`);
  await become(trx, invitation, by, now);
  return 'ACCEPTED';
}

async function become(trx: Db, invitation: Invitation, by: string, now: Date): Promise<void> {
  if (!(await endInvitation(trx, invitation.id, 'ACCEPTED', now))) throw problem('invitation_ended');
  await insertMember(trx, invitation);
  await refreshSearch(trx, [invitation.doctor_id]);
  await tell(trx, 'accepted', invitation, by);
}

async function refuse(trx: Db, id: string, by: string, now: Date): Promise<'DECLINED' | 'WITHDRAWN'> {
  const state = await endWaiting(trx, id, by, now);
  if (!state) throw problem('invitation_ended');
  return state;
}

/**
 * Ends a pending invitation: its sender or an administrator withdraws it, the invited side declines it. Null when it is
 * no longer pending.
 */
export async function endWaiting(trx: Db, id: string, by: string, now: Date): Promise<'DECLINED' | 'WITHDRAWN' | null> {
  const invitation = await findInvitation(trx, id);
  if (!invitation) return null;
  const isInvited = by !== invitation.invited_by && (by === invitation.provider_id || by === invitation.doctor_id);
  const state = isInvited ? 'DECLINED' : 'WITHDRAWN';
  if (!(await endInvitation(trx, id, state, now))) return null;
  await tell(trx, isInvited ? 'declined' : 'withdrawn', invitation, by);
  return state;
}

const tell = (trx: Db, what: TeamNews, { provider_id, doctor_id }: Pair, by: string) =>
  emit(trx, teamChanged, { changes: [{ what, place_id: provider_id, doctor_id, by }] });

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
