import { addDays, instantOf } from '../../../platform/clock.ts';
import type { OwnedCall } from '../../../platform/http/call.ts';
import { pageOf, type Paging, windowOf } from '../../../platform/http/paging.ts';
import { maskedAccount } from '../presenters/masked-account.ts';
import { findPayouts } from './payout-list.queries.ts';

type Period = { date_from?: string | undefined; date_to?: string | undefined };

/** The payouts to a provider, newest first; a period is given in days of the time zone of Kigali. */
export async function ownPayouts(call: OwnedCall<unknown, Paging & Period, unknown>) {
  const { owner, db, query } = call;
  const { date_from, date_to } = query;
  const period = {
    from: date_from ? instantOf(date_from, 0) : undefined,
    until: date_to ? instantOf(addDays(date_to, 1), 0) : undefined,
  };
  const { total, rows } = await findPayouts(db, { providerId: owner.id, ...period }, windowOf(query));
  return pageOf(
    call,
    query,
    total,
    rows.map((row) => ({
      id: row.id,
      created_at: row.created_at.toISOString(),
      amount_paid: row.amount,
      status: row.status as 'REQUESTED' | 'SENT' | 'CONFIRMED' | 'FAILED',
      destination: row.destination && maskedAccount(row.destination),
      reference: row.reference,
    })),
  );
}
