import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { emit } from '../../../platform/outbox.ts';
import { accountsOf, holdLoginOf, lockPassword, type LoginRow } from '../queries/accounts.queries.ts';
import { accountOpened, emailChanged } from '../events.ts';
import { freeAddresses } from './free-addresses.ts';
import { closeLinks } from '../queries/mailed-links.queries.ts';
import { updateLogin } from '../queries/people.queries.ts';
import { refuseDuplicate } from './refuse-duplicate-login.ts';

interface Names {
  email: string | null;
  phone: string | null;
}

/**
 * Changes the e-mail address or phone number with which a person signs in. The password must be checked before. A mail
 * to the old address names the new one.
 */
export async function changeLogin(trx: Db, login: LoginRow, next: Names, name: string, now: Date): Promise<void> {
  if (!(await lockPassword(trx, login))) throw problem('conflict');
  await putNames(trx, login, next, now);
  if (login.email && next.email && next.email !== login.email)
    await emit(trx, emailChanged, { name, old_email: login.email, new_email: next.email });
}

/**
 * Corrects, for an administrator, the e-mail address for which an account was opened. The login gets the new address
 * only while it has no password and no other account: the link mailed to the wrong address then stops working, and a
 * new link is mailed to the right one.
 */
export async function correctAddress(trx: Db, accountId: string, address: string, now: Date): Promise<void> {
  const email = address.toLowerCase();
  const login = await holdLoginOf(trx, accountId);
  if (login.password_hash || login.email === email) return;
  if ((await accountsOf(trx, login.id)).length > 1) return;
  await putNames(trx, login, { email, phone: login.phone }, now);
  await emit(trx, accountOpened, { login_id: login.id, account_id: accountId });
}

async function putNames(trx: Db, login: LoginRow, next: Names, now: Date): Promise<void> {
  await freeAddresses(trx, next.email ? [next.email] : []);
  await refuseDuplicate(updateLogin(trx, login.id, next));
  // a link mailed to the old e-mail address must no longer work
  if (next.email !== login.email) await closeLinks(trx, login.id, now);
}
