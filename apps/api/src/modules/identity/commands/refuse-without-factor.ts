import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import type { Actor } from '../../../platform/session.ts';
import { lockFactor } from '../queries/second-factor.queries.ts';

/**
 * Refuses an action to a person who has no second factor: 422 `second_factor_needed`. The factor cannot be removed
 * until this transaction ends.
 */
export async function refuseWithoutFactor(trx: Db, { loginId }: Pick<Actor, 'loginId'>): Promise<void> {
  if (!(await lockFactor(trx, loginId))?.enrolled_at) throw problem('second_factor_needed');
}
