import type { Platform } from '../platform.ts';

/** Deletes dead letters: jobs that have used up their attempts and that nobody restarted. */
export async function deleteDeadLetters({ pool }: Platform, before: Date, most: number): Promise<number> {
  const { rowCount } = await pool.query({
    name: 'forget_given_up_jobs',
    text: `select from graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs where attempts >= max_attempts and locked_at is null and updated_at <= $1
      order by id limit $2))`,
    values: [before, most],
  });
  return rowCount ?? 0;
}
