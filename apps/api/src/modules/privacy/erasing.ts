import { asSystem } from '../../platform/db/acting.ts';
import type { Db } from '../../platform/db/pool.ts';
import { problem } from '../../platform/errors.ts';
import { picturesToForget } from '../files/index.ts';
import { eraseAccount } from '../identity/index.ts';
import { forgetMailbox } from '../messaging/index.ts';
import { forgetNotices } from '../notifications/index.ts';
import { forgetAddresses } from '../orders/index.ts';
import { forgetWhatWasAskedFor } from '../payments/index.ts';
import { forgetReviewsBy } from '../reviews/index.ts';
import { en } from './messages.ts';
import { lockPatient, recordsOf } from './requests.queries.ts';

export interface Erased {
  /** What was not erased, and why. */
  kept: string[];
  sessions: string[];
  pictures: string[];
  /** Where the bytes of private files lie that go with it. */
  files: string[];
}
export const nothingErased: Erased = { kept: [], sessions: [], pictures: [], files: [] };

/** Erases a patient for good, all but what a law makes us keep; refused while something is open. */
export async function erase(trx: Db, id: string, now: Date): Promise<Erased> {
  await lockPatient(trx, id);
  const { visits, orders, payments, open } = await recordsOf(trx, id);
  if (open > 0) throw problem('too_early', en.open(open));
  await forgetReviewsBy(trx, id);
  await asSystem(() => forgetMailbox(trx, id));
  await forgetNotices(trx, id);
  await forgetAddresses(trx, id);
  const files = await forgetWhatWasAskedFor(trx, id);
  const pictures = await picturesToForget(trx, { itemType: 'patient', itemId: id });
  const sessions = await eraseAccount(trx, { id, known: visits + orders > 0 }, now);
  const { kept } = en;
  return {
    kept: [
      ...(visits > 0 ? [kept.visits(visits)] : []),
      ...(orders > 0 ? [kept.orders(orders)] : []),
      ...(payments > 0 ? [kept.payments(payments)] : []),
      kept.record,
    ],
    sessions,
    pictures,
    files,
  };
}
