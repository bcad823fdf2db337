import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';

interface Row {
  id: string;
  name: string;
  email: string | null;
  user_code: string;
  second_factor: boolean;
  created_at: Date;
  seen_at: Date | null;
}

export async function listAdministrators(db: Db) {
  const { rows } = await sql<Row>`
    select account.id, account.name, login.email, account.user_code, account.created_at,
      exists (select from login_factor f where f.login_id = login.login_id and f.enrolled_at is not null) as second_factor,
      (select max(last_used_at) from session where session.account_id = account.id) as seen_at
    from account join account_contact login on login.account_id = account.id
    where account.type = 'admin' and account.deleted_at is null order by account.name, account.id`.execute(db);
  return rows.map(({ created_at, seen_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    seen_at: seen_at?.toISOString() ?? null,
  }));
}
