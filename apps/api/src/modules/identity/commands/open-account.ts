import type { Role } from '@ivuriro/contract/endpoint';
import { isLandline, readPhone } from '@ivuriro/contract/phone';
import type { Db } from '../../../platform/db/pool.ts';
import { Problem, problem } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { emitAll } from '../../../platform/outbox.ts';
import { accountOpened } from '../events.ts';
import { freeAddresses } from './free-addresses.ts';
import { handOver } from './hand-over-login.ts';
import { holdLogins, insertAccounts, insertLogins } from '../queries/opened-accounts.queries.ts';

type OpenedKind = Exclude<Role, 'patient'>;
interface NewAccount {
  name: string;
  email: string;
  phone: string | null;
}

/**
 * Opens one account for another person, as `openAccounts` does, and returns its id. 422 `email_taken` when the login of
 * the e-mail address has an account of this kind.
 */
export async function openAccount(trx: Db, kind: OpenedKind, opening: NewAccount, now: Date): Promise<string> {
  const [opened] = await openAccounts(trx, kind, [opening], now);
  if (opened instanceof Problem) throw opened;
  return opened!;
}

/**
 * Opens accounts for other people, no two with the same e-mail address. They have not agreed to the terms yet, and set
 * their password by a mailed link. When the address already has a login, the account is added to that login, which
 * keeps its password if the address is confirmed. Returns, in the same order, the id of each account or the problem
 * that prevented it.
 */
export async function openAccounts(
  trx: Db,
  kind: OpenedKind,
  openings: readonly NewAccount[],
  now: Date,
): Promise<(string | Problem)[]> {
  const logins = await loginsFor(trx, openings, now);
  const requested = openings.flatMap(({ name, email }) => {
    const login_id = logins.get(email.toLowerCase());
    return login_id ? [{ login_id, name }] : [];
  });
  const accounts = await insertAccounts(trx, kind, requested, now);
  await handOver(trx, [...accounts.keys()]);
  await emitAll(
    trx,
    accountOpened,
    [...accounts].map(([login_id, account_id]) => ({ login_id, account_id })),
  );
  return openings.map(({ email }) => accounts.get(logins.get(email.toLowerCase()) ?? '') ?? problem('email_taken'));
}

/**
 * The login of each e-mail address, created when missing. A mobile number can be used to sign in; a landline is only
 * for contact.
 */
async function loginsFor(trx: Db, openings: readonly NewAccount[], now: Date): Promise<Map<string, string>> {
  const named = openings.map(({ email, phone }) => ({
    email: email.toLowerCase(),
    phone: personal(phone),
  }));
  const emails = named.map(({ email }) => email);
  await freeAddresses(trx, emails);
  const known = await holdLogins(trx, emails);
  const missing = named.filter(({ email }) => !known.has(email)).map((one) => ({ id: newId(), ...one }));
  return new Map([...known, ...(await insertLogins(trx, missing, now))]);
}

/**
 * Returns the number if it is a mobile one, else null. A landline is ignored, because everybody in a clinic shares it.
 */
function personal(phone: string | null): string | null {
  const number = readPhone(phone ?? '');
  return number && !isLandline(number) ? number : null;
}
