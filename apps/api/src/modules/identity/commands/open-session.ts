import { dayMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { newId, newSecret } from '../../../platform/ids.ts';
import { hashOf } from '../../../platform/session.ts';
import { deviceOf } from '../domain/device-name.ts';
import type { MemberAccount } from '../queries/accounts.queries.ts';
import { insertSession } from '../queries/sessions.queries.ts';

const lifetime = 30 * dayMs;

/** Signs a person in to one account: the token is returned once, and only its hash is stored. */
export async function openSession(
  trx: Db,
  account: Pick<MemberAccount, 'id' | 'membership_id'>,
  userAgent: string | undefined,
  now: Date,
  sharedComputerId?: string,
) {
  const token = newSecret();
  await insertSession(trx, {
    tokenHash: hashOf(token),
    id: newId(),
    account,
    device: deviceOf(userAgent),
    now,
    expiresAt: new Date(now.getTime() + lifetime),
    ...(sharedComputerId ? { sharedComputerId } : {}),
  });
  return token;
}
