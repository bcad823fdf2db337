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
import { holdProvedPhone } from '../queries/phone-codes.queries.ts';
import { areMembers, stayOpen } from '../queries/held-accounts.queries.ts';
import { insertSession, type SignInWay } from '../queries/sessions.queries.ts';
import { storeKnownDevice } from './known-devices.ts';

const lifetime = 30 * dayMs;

/** Signs a person in to one account: the token is returned once, and only its hash is stored. */
export async function openSession(
  trx: Db,
  account: Pick<MemberAccount, 'id' | 'membership_id'>,
  userAgent: string | undefined,
  now: Date,
  way: SignInWay = {},
) {
  const token = newSecret();
  await insertSession(trx, {
    tokenHash: hashOf(token),
    id: newId(),
    account,
    device: deviceOf(userAgent),
    now,
    expiresAt: new Date(now.getTime() + lifetime),
    way,
  });
  return token;
}

/**
 * Repeats the checks of a sign-in under locks: fails when the password was changed, or an account or membership ended,
 * since then. `phone` is the number of a sign-in by code: with it, the call fails when the number is no longer
 * confirmed for the login, and the password is not compared.
 */
export async function holdSignIn(trx: Db, login: LoginRow, accounts: MemberAccount[], phone?: string): Promise<void> {
  const open = await stayOpen(
    trx,
    accounts.map(({ id }) => id),
  );
  const isStillTheirs = () => (phone ? holdProvedPhone(trx, login.id, phone) : holdPassword(trx, login));
  if (!open || !(await areMembers(trx, accounts)) || !(await isStillTheirs())) throw problem('wrong_credentials');
}

/**
 * Opens a session for each account of a person whose password or code is right, and stores their device as known. After
 * a sign-in by a phone code, actions that need a recent password still require it, if the login has one.
 */
export async function openSessions(
  trx: Db,
  call: Pick<Call, 'headers' | 'setCookie' | 'platform' | 'now' | 'device'>,
  login: LoginRow,
  accounts: MemberAccount[],
  { factor, phone }: { factor: 'password' | 'code'; phone?: string | undefined },
): Promise<Account[]> {
  await storeKnownDevice(trx, call, login.id, factor);
  const way = { withoutPassword: phone !== undefined && login.password_hash !== null };
  const opened: Account[] = [];
  for (const account of accounts)
    opened.push(await signedIn(trx, login, account, await openSession(trx, account, call.device, call.now, way)));
  return opened;
}
