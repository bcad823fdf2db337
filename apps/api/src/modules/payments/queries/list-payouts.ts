import type { Kind } from '@ivuriro/contract/endpoint';
import type { Payout } from '@ivuriro/contract/payout-shapes';
import type { Call } from '../../../platform/http/call.ts';
import { pageOf, type Paging, windowOf } from '../../../platform/http/paging.ts';
import type { Actor } from '../../../platform/session.ts';
import { presentPayouts } from '../presenters/present-payouts.ts';
import { findPayouts } from './payout-list.queries.ts';
import { payoutById } from './payouts.queries.ts';

export const kindOf = (type: Payout['payable_type']) => type.toLowerCase() as Kind;

export async function listPayouts(
  call: Call<
    Actor<'admin'>,
    unknown,
    Paging & {
      payable_id?: string | undefined;
      payable_type?: Payout['payable_type'] | undefined;
      status?: string | undefined;
    }
  >,
) {
  const { db, query } = call;
  const { payable_id: providerId, payable_type: type, status } = query;
  const filter = { providerId, status, kind: type && kindOf(type) };
  const { total, rows } = await findPayouts(db, filter, windowOf(query));
  return pageOf(call, query, total, await presentPayouts(db, rows));
}

export async function readPayout({ db }: Pick<Call, 'db'>, id: string): Promise<Payout> {
  const [shown] = await presentPayouts(db, [await payoutById(db, id)]);
  return shown!;
}
