import type { Db } from '../../platform/db/pool.ts';
import { accountRefs } from '../identity/index.ts';
import { errorsOf, findRun, type Run } from './imports.queries.ts';

/** The largest number of invalid lines that the result contains. All invalid lines can be downloaded. */
const errorsShown = 200;

export async function present(db: Db, id: string) {
  const [run, errors] = await Promise.all([findRun(db, id), errorsOf(db, id, { limit: errorsShown, offset: 0 })]);
  return { ...(await outlines(db, [run]))[0]!, errors };
}

export async function outlines(db: Db, runs: Run[]) {
  const people = await accountRefs(
    db,
    runs.map((run) => run.account_id),
  );
  return runs.map(({ account_id, has_file, created_at, ended_at, ...run }) => ({
    ...run,
    can_be_taken: run.dry_run && run.status === 'DONE' && has_file,
    by: people.get(account_id)?.name ?? '',
    created_at: created_at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
  }));
}
