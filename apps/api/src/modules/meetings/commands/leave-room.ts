import type { JoinReply } from '@ivuriro/contract/meeting-events';
import { graceSeconds } from '@ivuriro/contract/meetings';
import type { Db } from '../../../platform/db/pool.ts';
import type { SocketAnswer } from '../../../platform/realtime/socket-event.ts';
import { isOpen } from '../domain/presence.ts';
import { other, socketOf, tellStatus, to } from '../presenters/socket-events.ts';
import { lockMeeting, updateMeeting } from '../queries/meetings.queries.ts';

/**
 * Removes a closed socket from its room and notifies the other party. During a call, the event tells the other party
 * until when the person may come back; otherwise it contains the new status of the room.
 */
export async function leave(trx: Db, code: string, socketId: string, now: Date): Promise<SocketAnswer[]> {
  const before = await lockMeeting(trx, code);
  const party = (['patient', 'doctor'] as const).find((one) => socketOf(before, one) === socketId);
  if (!party) return [];
  const until = before.status === 'ONGOING' ? new Date(now.getTime() + graceSeconds * 1_000) : null;
  const meeting = await updateMeeting(trx, code, { [`${party}_socket`]: null, grace_until: until });
  if (!isOpen(meeting)) return [];
  const stays = socketOf(meeting, other(party));
  if (stays && until) return [to(stays, code, 'peer_left', { until: until.toISOString() })];
  return tellStatus(meeting, { status: meeting.status as JoinReply['status'] }, [other(party)]);
}

/** Sets the room back to PENDING when the party who left did not return within the grace period. */
export async function giveUp(trx: Db, code: string, now: Date): Promise<SocketAnswer[]> {
  const before = await lockMeeting(trx, code);
  if (before.status !== 'ONGOING' || !before.grace_until || before.grace_until > now) return [];
  const meeting = await updateMeeting(trx, code, { status: 'PENDING', grace_until: null });
  return tellStatus(meeting, { status: 'PENDING' });
}
