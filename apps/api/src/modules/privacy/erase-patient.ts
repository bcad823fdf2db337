import type { Db } from '../../platform/db/pool.ts';
import { problem } from '../../platform/errors.ts';
import { forgetNotices } from '../notifications/index.ts';
import { forgetAddresses } from '../orders/index.ts';
import { forgetWhatWasAskedFor } from '../payments/index.ts';
import { forgetReviewsBy } from '../reviews/index.ts';
import type { ErasureResult, ErasureRequest } from './erasure.ts';
import { en } from './texts.ts';
import { recordsOf } from './records.queries.ts';

export async function erasePatient(trx: Db, { id }: ErasureRequest): Promise<ErasureResult> {
  const { visits: appointments, orders, payments, open } = await recordsOf(trx, id);
  if (open > 0) throw problem('too_early', en.open(open));
  await forgetReviewsBy(trx, id);
  await forgetNotices(trx, id);
  await forgetAddresses(trx, id);
  const { kept } = en;
  return {
    files: await forgetWhatWasAskedFor(trx, id),
    sessions: [],
    known: appointments + orders > 0,
    kept: [
      ...(appointments > 0 ? [kept.visits(appointments)] : []),
      ...(orders > 0 ? [kept.orders(orders)] : []),
      ...(payments > 0 ? [kept.payments(payments)] : []),
      kept.record,
    ],
  };
}
