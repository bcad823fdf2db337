import type { Role } from '@ivuriro/contract/endpoint';
import { phone as mobile } from '@ivuriro/contract/identity';
import type { Db } from '../../platform/db/pool.ts';
import { newId } from '../../platform/ids.ts';
import { emit } from '../../platform/outbox.ts';
import { accountsOf, findLogin, insertAccount, insertLogin } from './accounts.queries.ts';
import { accountOpened } from './events.ts';
import { closeLinks } from './password-links.queries.ts';
import { deleteSessionsOf } from './sessions.queries.ts';
import { refuseTaken } from './taken.ts';

interface Opening {
  kind: Exclude<Role, 'patient'>;
  name: string;
  email: string;
  phone: string | null;
}

/**
 * An account that somebody else opens, for a provider or an administrator: nobody has agreed to the terms yet, and the password is set by
 * the link that is mailed. A known e-mail gets it beside its other accounts; 422 when it has one of the kind.
 */
export async function openAccount(trx: Db, { kind, name, email, phone }: Opening, now: Date): Promise<string> {
  const login = (await findLogin(trx, email.toLowerCase())) ?? (await openLogin(trx, email.toLowerCase(), phone, now));
  const account = await refuseTaken(
    insertAccount(trx, { loginId: login.id, type: kind, name, termsVersion: null, now }),
  );
  await emit(trx, accountOpened, { login_id: login.id, account_id: account.id });
  return account.id;
}

/** A mobile number signs in as the e-mail does; another number is only called. */
async function openLogin(trx: Db, email: string, phone: string | null, now: Date) {
  const login = { id: newId(), email, phone: mobile.safeParse(phone).data ?? null, password_hash: null };
  await refuseTaken(insertLogin(trx, login, now));
  return login;
}

/** It signs in no more: the sessions that ended are told, so that their sockets can be closed. */
export async function closeAccount(trx: Db, accountId: string, now: Date): Promise<string[]> {
  const { login_id } = await trx
    .updateTable('account')
    .set({ deleted_at: now })
    .where('id', '=', accountId)
    .returning('login_id')
    .executeTakeFirstOrThrow();
  if ((await accountsOf(trx, login_id)).length === 0) await closeLinks(trx, login_id, now);
  return deleteSessionsOf(trx, accountId);
}
