import { createHmac } from 'node:crypto';
import type { IceServer } from '@ivuriro/contract/meetings';
import type { Config } from '../../platform/config.ts';
import { hashOf } from '../../platform/session.ts';

const lastsSeconds = 2 * 3_600;

/** The STUN and TURN servers; credentials expire after two hours (coturn's use-auth-secret). */
export function iceServers({ ice }: Config, accountId: string, now: Date): IceServer[] {
  const stun = ice.stunUrls.length > 0 ? [{ urls: ice.stunUrls }] : [];
  if (ice.turnUrls.length === 0) return stun;
  // the relay only learns a pseudonym of the account, which it needs for its quota
  const who = hashOf(`${ice.turnSecret}:${accountId}`).toString('hex').slice(0, 16);
  const username = `${Math.floor(now.getTime() / 1_000) + lastsSeconds}:${who}`;
  const credential = createHmac('sha1', ice.turnSecret).update(username).digest('base64');
  return [...stun, { urls: ice.turnUrls, username, credential }];
}
