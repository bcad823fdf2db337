import { type teamInvitations } from '@ivuriro/contract/team-invitations';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { type CallOf, Reply } from '../../../platform/http/call.ts';
import { emit } from '../../../platform/outbox.ts';
import { teamChanged, type TeamNews } from '../events.ts';
import { refreshSearch } from './refresh-search.ts';
import {
  endInvitation,
  findInvitation,
  insertMember,
  type Invitation,
  lockSides,
  type Pair,
} from '../queries/team-invitations.queries.ts';

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

export async function become(trx: Db, invitation: Invitation, by: string, now: Date): Promise<void> {
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

export const tell = (trx: Db, what: TeamNews, { provider_id, doctor_id }: Pair, by: string) =>
  emit(trx, teamChanged, { changes: [{ what, place_id: provider_id, doctor_id, by }] });
