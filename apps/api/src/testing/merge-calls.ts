import { asOwner } from '../platform/db/role.ts';
import type { Person } from './people.ts';
import type { ApiAnswer, TestApp } from './test-app.ts';

type Row = Record<string, unknown>;

/** The calls with which an administrator merges patient records, and a function that queries any table. */
export const mergeCalls = (test: () => TestApp, admin: () => Person) => ({
  merge: (from: { id: string }, into: { id: string }): Promise<ApiAnswer> =>
    test().call('POST', '/admin/patients/merge', {
      token: admin().token,
      body: { from_id: from.id, into_id: into.id },
    }),
  undo: (id: string): Promise<ApiAnswer> =>
    test().call('DELETE', `/admin/patients/merge/${id}`, { token: admin().token }),
  compare: (code: string): Promise<ApiAnswer> =>
    test().call('GET', `/admin/patients/${code}`, { token: admin().token }),
  codeOf: async ({ id }: { id: string }): Promise<string> => {
    const [row] = await query<{ user_code: string }>(test(), 'select user_code from account where id = $1', [id]);
    return row!.user_code;
  },
  query: <T = Row>(text: string, values: unknown[] = []): Promise<T[]> => query<T>(test(), text, values),
});

const query = <T = Row>({ databaseUrl }: TestApp, text: string, values: unknown[]): Promise<T[]> =>
  asOwner(databaseUrl, async (owner) => (await owner.query(text, values)).rows as T[]);
