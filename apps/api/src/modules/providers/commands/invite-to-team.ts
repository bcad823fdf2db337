import { retention } from '@ivuriro/contract/retention';
import { invitationsPerDay } from '@ivuriro/contract/team-invitations';
import { dayMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { insertInvitations, invitationsSince, lockSides, type Pair } from '../queries/team-invitations.queries.ts';
import { standingOf } from '../queries/team-state.queries.ts';
import { become, tell } from './answer-team-invitation.ts';

/**
 * Sends an invitation from `inviter` to the other side of each pair. Members and sides already invited are skipped; an
 * invitation that the other side has sent is accepted. Locks let simultaneous calls of an inviter run one after the
 * other, so that the daily limit holds.
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
