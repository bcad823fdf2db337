import type { Role } from '@ivuriro/contract/endpoint';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import { newCode, newId } from '../../../platform/ids.ts';

/**
 * Returns the ids of the logins with these e-mail addresses, by address in lower case. The addresses cannot change
 * until this transaction ends.
 */
export async function holdLogins(trx: Db, emails: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<LoginId>`select id, email from login where email = any(${emails}::text[])
    order by id for no key update`.execute(trx);
  return byEmail(rows);
}

/**
 * Deletes the passwords and phone confirmations of the logins whose e-mail address is unconfirmed. Returns the ids of
 * the logins that had a password or a confirmed phone.
 */
export async function clearUnprovedPasswords(trx: Db, ids: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`update login
    set password_hash = null, phone_proved_at = null
    where id = any(${ids}::uuid[]) and email_proved_at is null
      and (password_hash is not null or phone_proved_at is not null) returning id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Inserts logins for those e-mail addresses that have none. Returns the ids of the new logins by address. */
export async function insertLogins(
  trx: Db,
  logins: { id: string; email: string; phone: string | null }[],
  now: Date,
): Promise<Map<string, string>> {
  if (logins.length === 0) return new Map();
  const { rows } = await sql<LoginId>`insert into login (id, email, phone, password_changed_at)
    select id, email, phone, ${now} from jsonb_populate_recordset(null::login, ${JSON.stringify(logins)}::jsonb)
    on conflict do nothing returning id, email`.execute(trx);
  return byEmail(rows);
}

interface LoginId {
  id: string;
  email: string;
}
const byEmail = (rows: LoginId[]) => new Map(rows.map(({ id, email }) => [email, id]));

/**
 * Inserts an account with a random code for each login, unless the login has an open account of this type. When a code
 * is taken, another is drawn. Returns the ids of the new accounts by login.
 */
export async function insertAccounts(
  trx: Db,
  type: Role,
  requested: { login_id: string; name: string }[],
  now: Date,
): Promise<Map<string, string>> {
  const accounts = new Map<string, string>();
  let missing = requested;
  while (missing.length > 0) {
    const given = missing.map((one) => ({ ...one, id: newId(), type, user_code: newCode(8) }));
    const { rows } = await sql<{ id: string; login_id: string }>`
      insert into account (id, login_id, type, name, user_code, created_at)
      select id, login_id, type, name, user_code, ${now}
      from jsonb_populate_recordset(null::account, ${JSON.stringify(given)}::jsonb)
      on conflict do nothing returning id, login_id`.execute(trx);
    for (const { id, login_id } of rows) accounts.set(login_id, id);
    const living = await livingOf(
      trx,
      type,
      missing.map(({ login_id }) => login_id),
    );
    missing = missing.filter(({ login_id }) => !living.has(login_id));
  }
  return accounts;
}

async function livingOf(trx: Db, type: Role, logins: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ login_id: string }>`select login_id from account
    where login_id = any(${logins}::uuid[]) and type = ${type} and deleted_at is null`.execute(trx);
  return new Set(rows.map((row) => row.login_id));
}
