import type { Db } from '../../platform/db/pool.ts';
import { problem } from '../../platform/errors.ts';
import { unpaidOrders } from './unpaid-orders.queries.ts';

/** So many orders of a patient may be open that are to be paid in cash; fewer while nothing of the patient is proved. */
const mostUnpaid = 5;
const mostUnpaidUnproved = 2;

/** One more order in cash: refused when too many are open and unpaid. The patient is locked (`releaseOlder`). */
export async function demandFewUnpaid(trx: Db, patientId: string): Promise<void> {
  const { unpaid, known } = await unpaidOrders(trx, patientId);
  const most = known ? mostUnpaid : mostUnpaidUnproved;
  if (unpaid < most) return;
  const open = `You have ${most} orders that are not paid yet.`;
  throw known
    ? problem('too_many_unpaid', `${open} Cancel one, or pay for this one now.`)
    : problem(
        'too_many_unpaid',
        `${open} Cancel one, pay for this one now, or confirm your e-mail address to order more.`,
      );
}
