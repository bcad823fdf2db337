import pg from 'pg';
import { newId, newSecret } from '../apps/api/src/platform/ids.ts';
import { hashOf } from '../apps/api/src/platform/session.ts';
import type { Caller } from './requests.ts';
import { administrator, benchId, countsOf } from './rows.ts';

export async function query<T extends pg.QueryResultRow>(
  url: string,
  text: string,
  parameters: unknown[] = [],
): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query<T>(text, parameters).then(
    ({ rows }) => client.end().then(() => rows),
    (error: Error) => client.end().then(() => Promise.reject(error)),
  );
}

/** The administrator and 500 patients. */
export async function signIn(url: string, doctors: number): Promise<Caller[]> {
  const { patients } = countsOf(doctors);
  const some = Array.from({ length: 500 }, (_, index) => benchId('patient', Math.floor((index * patients) / 500)));
  const callers = [administrator, ...some].map((id) => ({ id, token: newSecret() }));
  await query(
    url,
    `insert into session (token_hash, id, account_id, expires_at)
     select * , now() + interval '1 day' from unnest($1::bytea[], $2::uuid[], $3::uuid[])`,
    [callers.map((one) => hashOf(one.token)), callers.map(newId), callers.map((one) => one.id)],
  );
  return callers;
}

export async function specialitiesOf(url: string): Promise<string[]> {
  const rows = await query<{ id: string }>(url, 'select id from speciality order by name');
  return rows.map((row) => row.id);
}
