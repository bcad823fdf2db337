import { createHmac } from 'node:crypto';
import type { IceServer } from '@ivuriro/contract/meetings';
import type { Config } from '../../../platform/config.ts';
import { hashOf } from '../../../platform/session.ts';
import type { MeetingRow } from '../queries/meetings.queries.ts';
import { isAttendable } from './presence.ts';

const lastsSeconds = 2 * 3_600;

/**
 * The STUN servers and, while the appointment can take place, the TURN servers with credentials that expire after two
 * hours (coturn's use-auth-secret). A TURN server forwards any traffic of its user, so a booking alone gives no
 * credentials.
 */
export function iceServers({ ice }: Config, room: MeetingRow, accountId: string, now: Date): IceServer[] {
  const stun = ice.stunUrls.length > 0 ? [{ urls: ice.stunUrls }] : [];
  if (ice.turnUrls.length === 0 || !isAttendable(room, now)) return stun;
  // the TURN user name contains a pseudonym of the account, which coturn needs for its quota per user
  const who = hashOf(`${ice.turnSecret}:${accountId}`).toString('hex').slice(0, 16);
  const username = `${Math.floor(now.getTime() / 1_000) + lastsSeconds}:${who}`;
  const credential = createHmac('sha1', ice.turnSecret).update(username).digest('base64');
  return [...stun, { urls: ice.turnUrls, username, credential }];
}
