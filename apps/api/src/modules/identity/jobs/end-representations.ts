import { transact } from '../../../platform/db/transact.ts';
import type { Platform } from '../../../platform/platform.ts';
import { endRepresentation } from '../commands/end-representation.ts';
import { lockAccount } from '../queries/held-accounts.queries.ts';
import { endedRepresentations, findPart } from '../queries/guardians.queries.ts';

/**
 * Ends the representations whose last day is over. Their sessions have been refused since then (platform/session.ts).
 */
export async function endRepresentations(_payload: unknown, { db, now, realtime }: Platform): Promise<void> {
  const at = now();
  for (const { id, account_id } of await endedRepresentations(db, at)) {
    const sessions = await transact(db, async (trx) => {
      await lockAccount(trx, account_id);
      const member = await findPart(trx, id);
      return member?.until === null ? endRepresentation(trx, id, at) : [];
    });
    for (const session of sessions) realtime.disconnect(session);
  }
}
