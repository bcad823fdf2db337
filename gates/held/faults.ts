import { alterDatabase, rewriteStatements } from '../database-faults.ts';
import type { SeededFault } from '../prove.ts';
import type { ApiFixture } from '../api-fixture.ts';

export const faults: SeededFault<ApiFixture>[] = [
  {
    name: 'a transaction does not hold the account in whose name it writes',
    inject: ({ platform: { pool } }) =>
      alterDatabase(
        pool,
        `create or replace function hold_session(of_account uuid, of_session uuid, exclusive boolean) returns void
          language sql as 'select'`,
      ),
    caughtBy: /beside an erasure.*rows behind an erasure/,
  },
  {
    name: 'an erasure does not wait for what is being written',
    inject: ({ platform: { pool } }) =>
      rewriteStatements(
        pool,
        'select "id" from "account" where "id" = $1 for update',
        'select "id" from "account" where "id" = $1',
      ),
    caughtBy: /beside an erasure.*rows behind an erasure/,
  },
  {
    name: 'a sign-in does not look at the password again',
    inject: ({ platform: { pool } }) =>
      rewriteStatements(pool, '"password_hash" = $2 for share', '$2::text is not null for key share'),
    caughtBy: /a sign-in beside.*tokens live on/,
  },
  {
    name: 'a sign-in does not look at the second factor again',
    inject: ({ platform: { pool } }) =>
      rewriteStatements(
        pool,
        'select "secret", "enrolled_at" from "login_factor" where "login_id" = $1 for update',
        'select "secret", null::timestamptz as "enrolled_at" from "login_factor" where "login_id" = $1 for update',
      ),
    caughtBy: /the second factor.*tokens live on/,
  },
  {
    name: 'an appointment is opened again without a lock on its patient',
    inject: ({ platform: { pool } }) =>
      rewriteStatements(pool, '"deleted_at" is null order by "id" for key share', '"deleted_at" is null order by "id"'),
    caughtBy: /a cancelled appointment that the doctor opens again beside an erasure.*rows behind an erasure/,
  },
];
