import type pg from 'pg';

export interface KeyedCount {
  key: Buffer;
  max: number;
  minutes: number;
}
export interface CallCount {
  max: number;
  calls: number;
  resets_at: Date;
}

/**
 * Increments the count of each key, over all processes together, in one statement. The statement takes the keys in
 * order, so that two statements cannot deadlock.
 */
export async function countInDatabase(pool: pg.Pool, counts: KeyedCount[], now: Date): Promise<CallCount[]> {
  const { rows } = await pool.query<{ key: Buffer; calls: number; resets_at: Date }>({
    name: 'call_count',
    text: `insert into call_count as c (key, calls, resets_at)
      select key, 1, $3::timestamptz + minutes * interval '1 minute'
      from unnest($1::bytea[], $2::integer[]) as one (key, minutes) order by key
      on conflict (key) do update set
        calls = case when c.resets_at <= $3 then 1 else c.calls + 1 end,
        resets_at = case when c.resets_at <= $3 then excluded.resets_at else c.resets_at end
      returning key, calls, resets_at`,
    values: [counts.map(({ key }) => key), counts.map(({ minutes }) => minutes), now],
  });
  return rows.map((row) => ({ ...row, max: counts.find(({ key }) => key.equals(row.key))!.max }));
}
