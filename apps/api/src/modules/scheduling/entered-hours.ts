import { transact } from '../../platform/db/transact.ts';
import { emit } from '../../platform/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { takeUntoldHours } from './entered-hours.queries.ts';
import { hoursEntered } from './events.ts';

/** The first is said at once; what follows within these minutes is said together. */
const gatherMs = 10 * 60_000;

/** Says of the hours that one side of a team entered for the other that they are there. */
export const tellEnteredHours = ({ db, now }: Platform): Promise<void> =>
  transact(db, async (trx) => {
    const rows = await takeUntoldHours(trx, now(), new Date(now().getTime() - gatherMs));
    if (rows.length > 0) await emit(trx, hoursEntered, { rows });
  });
