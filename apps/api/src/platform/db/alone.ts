import type pg from 'pg';

/** Does something unless it is being done already, by whichever process. */
export async function alone(pool: pg.Pool, what: string, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as mine',
      [what],
    );
    if (!rows[0]?.mine) return;
    try {
      await work();
    } finally {
      await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [what]);
    }
  } finally {
    client.release();
  }
}
