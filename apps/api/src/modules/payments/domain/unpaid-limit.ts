import { problem } from '../../../platform/errors.ts';

/**
 * The most unpaid cash appointments, and the most unpaid cash orders, of one patient. `unknown` applies while the
 * patient has neither confirmed an e-mail address nor kept an appointment.
 */
const mostUnpaid = { known: 5, unknown: 2 };

const more = { appointments: 'book', orders: 'order' };

/** 409 `too_many_unpaid` when a patient who pays in cash has reached the limit. */
export function refuseManyUnpaid({ unpaid, known }: { unpaid: number; known: boolean }, what: keyof typeof more): void {
  const most = mostUnpaid[known ? 'known' : 'unknown'];
  if (unpaid < most) return;
  const ways = known
    ? 'Cancel one, or pay for this one now.'
    : `Cancel one, pay for this one now, or confirm your e-mail address in your profile to ${more[what]} more.`;
  throw problem('too_many_unpaid', `You have ${most} ${what} that are not paid yet. ${ways}`);
}
