import { pickupCodeTries } from '@ivuriro/contract/order-shapes';
import type { Db } from '../../../platform/db/pool.ts';
import { fieldProblem, problem, type Problem } from '../../../platform/errors.ts';
import { triesLeft } from '../../identity/index.ts';
import { type OrderWork, updateWork } from '../queries/order-work.queries.ts';

interface HandOver {
  /** The pick-up code, as the patient said it. */
  code?: string | undefined;
  /** Why the order is handed over without its code. */
  without_code?: string | undefined;
}

/**
 * Refuses to hand over an order that is not ready, and refuses a hand-over without the code by a member who may not do
 * that. A wrong code is counted, and its problem is returned: the caller commits the count and throws the problem
 * afterwards.
 */
export async function checkPickupCode(
  trx: Db,
  work: OrderWork | undefined,
  { code, without_code }: HandOver,
  mayDoWithoutCode: boolean,
): Promise<Problem | null> {
  if (!work?.ready_at) throw problem('order_not_ready');
  if (!code) {
    if (!without_code) throw fieldProblem('validation_failed', 'code', 'Enter the pick-up code.');
    if (!mayDoWithoutCode) throw problem('not_permitted');
    return null;
  }
  if (work.wrong_codes >= pickupCodeTries) throw ended();
  if (code.replaceAll(/\s/g, '') === work.pickup_code) return null;
  await updateWork(trx, work.order_id, { wrong_codes: work.wrong_codes + 1 });
  const left = pickupCodeTries - work.wrong_codes - 1;
  if (left === 0) return ended();
  return fieldProblem('pickup_code_wrong', 'code', `The pick-up code is not right. ${triesLeft(left)}`);
}

const ended = () => fieldProblem('pickup_code_ended', 'code');
