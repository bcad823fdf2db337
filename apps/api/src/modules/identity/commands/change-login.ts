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
  email: string;
  phone: string | null;
}

/** What somebody signs in with, after the password was entered. The old address is told of a new one. */
export async function changeLogin(trx: Db, login: LoginRow, next: Names, name: string, now: Date): Promise<void> {
  if (!(await lockPassword(trx, login))) throw problem('conflict');
  await putNames(trx, login, next, now);
  if (next.email !== login.email)
    await emit(trx, emailChanged, { name, old_email: login.email, new_email: next.email });
}

/**
 * The administrator puts right for whom an account was opened. As long as nobody has set a password, and it is the only
 * account of the login, that moves: the link in the wrong mailbox opens nothing, and the right one gets another.
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
  await freeAddresses(trx, [next.email]);
  await refuseDuplicate(updateLogin(trx, login.id, next));
  // a link in the old address's mail opens nothing any more
  if (next.email !== login.email) await closeLinks(trx, login.id, now);
}
