import type { Account } from '@ivuriro/contract/account-shapes';
import { dayMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { newId, newSecret } from '../../../platform/ids.ts';
import { hashOf } from '../../../platform/session.ts';
import { deviceOf } from '../domain/device-name.ts';
import { signedIn } from '../presenters/present-account.ts';
import { holdPassword, type LoginRow, type MemberAccount } from '../queries/accounts.queries.ts';
import { areMembers, stayOpen } from '../queries/held-accounts.queries.ts';
import { insertSession } from '../queries/sessions.queries.ts';
import { storeKnownDevice } from './known-devices.ts';

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

/** Fails when the password was changed, or an account or membership ended, since they were checked. */
export async function holdSignIn(trx: Db, login: LoginRow, accounts: MemberAccount[]): Promise<void> {
  const open = await stayOpen(
    trx,
    accounts.map(({ id }) => id),
  );
  if (!open || !(await areMembers(trx, accounts)) || !(await holdPassword(trx, login)))
    throw problem('wrong_credentials');
}

/** Opens a session for each account of a person whose password is right, and knows their device from then on. */
export async function openSessions(
  trx: Db,
  call: Pick<Call, 'headers' | 'setCookie' | 'platform' | 'now' | 'device'>,
  login: LoginRow,
  accounts: MemberAccount[],
  by: 'password' | 'code' = 'password',
): Promise<Account[]> {
  await storeKnownDevice(trx, call, login.id, by);
  const opened: Account[] = [];
  for (const account of accounts)
    opened.push(await signedIn(trx, login, account, await openSession(trx, account, call.device, call.now)));
  return opened;
}
