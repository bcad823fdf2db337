import { transact } from '../../../platform/db/transact.ts';
import { emitAll } from '../../../platform/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { latestBirthDateOfAge } from '../domain/of-age.ts';
import { childCameOfAge } from '../events.ts';
import { markToldOfAge } from '../queries/dependants.queries.ts';

/**
 * Emits one event for each guardian of a child who is 16, so that the guardian is notified that the record can be
 * handed over.
 */
export async function tellOfAge(_payload: unknown, { db, now }: Platform): Promise<void> {
  const at = now();
  await transact(db, async (trx) =>
    emitAll(trx, childCameOfAge, await markToldOfAge(trx, latestBirthDateOfAge(at), at)),
  );
}
