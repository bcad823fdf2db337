import { transact } from '../../../platform/db/transact.ts';
import { emit } from '../../../platform/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { claimUnannouncedHours } from '../queries/entered-hours.queries.ts';
import { hoursEntered } from '../events.ts';

/**
 * How many milliseconds changes are collected after an announcement: the first change is announced at once, the changes
 * of the next ten minutes are announced together.
 */
const gatherMs = 10 * 60_000;

/** Announces the working hours that somebody entered for a doctor at a hospital. */
export const announceEnteredHours = ({ db, now }: Platform): Promise<void> =>
  transact(db, async (trx) => {
    const rows = await claimUnannouncedHours(trx, now(), new Date(now().getTime() - gatherMs));
    if (rows.length > 0) await emit(trx, hoursEntered, { rows });
  });
