import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { eraseProfile, lockProvider } from '../../providers/index.ts';
import { formerly } from '../../identity/index.ts';
import { withdrawOfferings } from '../../orders/index.ts';
import { amountOwedTo, erasePayoutAccount } from '../../payments/index.ts';
import { eraseReplies } from '../../reviews/index.ts';
import { deleteCalendar } from '../../scheduling/index.ts';
import type { ErasureResult, ErasureRequest } from '../domain/erasure-result.ts';
import { en } from '../texts.ts';
import { recordsOfProvider } from '../queries/records.queries.ts';

/**
 * Erases a doctor, hospital, laboratory or pharmacy; refused while appointments or orders are open or money is owed.
 * Also emits the event of a deleted provider, whose subscribers cancel appointments and orders made at the same moment.
 */
export async function eraseProvider(trx: Db, { id, by }: ErasureRequest, now: Date): Promise<ErasureResult> {
  const provider = await lockProvider(trx, id);
  if (!provider) throw problem('not_found');
  const { visits: appointments, orders, payments, reviews, open } = await recordsOfProvider(trx, id);
  const owed = await amountOwedTo(trx, id);
  const waits = [
    ...(open > 0 ? [en.open(open)] : []),
    ...(owed > 0 ? [en.owed(owed)] : []),
    ...(owed < 0 ? [en.owes(-owed)] : []),
  ];
  if (waits.length > 0) throw problem('too_early', ...waits);
  await eraseReplies(trx, id);
  await deleteCalendar(trx, id);
  await withdrawOfferings(trx, id, now);
  await erasePayoutAccount(trx, id);
  const known = appointments + orders + payments > 0;
  const name = known ? null : formerly[provider.kind];
  const { kept } = en;
  return {
    sessions: await eraseProfile(trx, { id, ...provider }, name, by, now),
    files: [],
    known,
    kept: [
      ...(appointments > 0 ? [kept.visitsOfProvider(appointments)] : []),
      ...(orders > 0 ? [kept.ordersOfProvider(orders)] : []),
      ...(payments > 0 ? [kept.paymentsOfProvider(payments)] : []),
      ...(reviews > 0 ? [kept.reviewsOfProvider(reviews)] : []),
      kept.acts,
    ],
  };
}
