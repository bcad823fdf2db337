import pg from 'pg';
import { newCode, newId, newSecret } from '../apps/api/src/platform/ids.ts';
import { hashOf } from '../apps/api/src/platform/session.ts';
import type { Caller, SignedIn } from './requests.ts';
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

/** Signs in the administrator and a sample of accounts of each kind. */
export async function signIn(url: string, doctors: number): Promise<SignedIn> {
  const { patients, hospitals } = countsOf(doctors);
  const some = (kind: Parameters<typeof benchId>[0], count: number, of: number) =>
    signInAll(
      url,
      Array.from({ length: count }, (_, index) => benchId(kind, Math.floor((index * of) / count))),
    );
  const [admin] = await signInAll(url, [administrator]);
  return {
    admin: admin!,
    patients: await some('patient', 500, patients),
    bookers: await signInAll(url, await addPatients(url)),
    doctors: await some('doctor', 500, doctors),
    hospitals: await some('hospital', 20, hospitals),
    laboratories: await some('laboratory', 20, hospitals),
    pharmacies: await some('pharmacy', 20, hospitals),
  };
}

/** The number of additional patients for bookings, because one patient may have only a few unpaid appointments. */
const bookers = 30_000;

async function addPatients(url: string): Promise<string[]> {
  const ids = Array.from({ length: bookers }, newId);
  const codes = ids.map(() => newCode(8));
  await query(
    url,
    `with person as (select * from unnest($1::uuid[], $2::text[]) as p (id, code)),
      l as (insert into login (id, email, email_proved_at) select id, id || '@bench.test', now() from person),
      a as (insert into account (id, login_id, type, name, user_code) select id, id, 'patient', 'Booker', code from person)
    insert into patient (id, gender, birth_date) select id, 'Female', '1990-01-01' from person`,
    [ids, codes],
  );
  return ids;
}

async function signInAll(url: string, ids: string[]): Promise<Caller[]> {
  const callers = ids.map((id) => ({ id, token: newSecret() }));
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
