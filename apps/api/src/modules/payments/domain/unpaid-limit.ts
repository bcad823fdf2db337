import { problem } from '../../../platform/errors.ts';

/**
 * The most appointments in cash, and the most orders in cash, that a patient may have open and unpaid. `unknown`: while
 * neither the e-mail address is confirmed nor an earlier appointment was kept.
 */
export const mostUnpaid = { known: 5, unknown: 2 };

const more = { appointments: 'book', orders: 'order' };

/** One more in cash: 409 `too_many_unpaid` when as many as may be are open and unpaid. */
export function demandFewUnpaid({ unpaid, known }: { unpaid: number; known: boolean }, what: keyof typeof more): void {
  const most = mostUnpaid[known ? 'known' : 'unknown'];
  if (unpaid < most) return;
  const ways = known
    ? 'Cancel one, or pay for this one now.'
    : `Cancel one, pay for this one now, or confirm your e-mail address in your profile to ${more[what]} more.`;
  throw problem('too_many_unpaid', `You have ${most} ${what} that are not paid yet. ${ways}`);
}
