import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { countChildren } from '../../identity/index.ts';
import { eraseNotifications } from '../../notifications/index.ts';
import { eraseAddresses } from '../../orders/index.ts';
import { eraseRequests } from '../../payments/index.ts';
import { eraseReviewsBy } from '../../reviews/index.ts';
import type { ErasureResult, ErasureRequest } from '../domain/erasure-result.ts';
import { en } from '../texts.ts';
import { recordsOf } from '../queries/records.queries.ts';

export async function erasePatient(trx: Db, { id }: ErasureRequest): Promise<ErasureResult> {
  const { visits: appointments, orders, payments, open } = await recordsOf(trx, id);
  if (open > 0) throw problem('too_early', en.open(open));
  const children = await countChildren(trx, id);
  await eraseReviewsBy(trx, id);
  await eraseNotifications(trx, id);
  await eraseAddresses(trx, id);
  const { kept } = en;
  return {
    files: await eraseRequests(trx, id),
    sessions: [],
    known: appointments + orders > 0,
    kept: [
      ...(appointments > 0 ? [kept.visits(appointments)] : []),
      ...(orders > 0 ? [kept.orders(orders)] : []),
      ...(payments > 0 ? [kept.payments(payments)] : []),
      ...(children > 0 ? [kept.guardian] : []),
      kept.record,
    ],
  };
}
