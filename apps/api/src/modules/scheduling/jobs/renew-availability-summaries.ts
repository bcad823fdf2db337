import { dayOf } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Platform } from '../../../platform/platform.ts';
import { saveAvailabilitySummaries, lockAvailabilitySummaries, lockStaleSummaries } from '../../directory/index.ts';
import { districtsOfPlaces } from '../../providers/index.ts';
import { lastBookableDay } from '../domain/availability.ts';
import { loadAvailability, spanOf } from '../queries/load-availability.ts';
import { summarizeAvailability } from '../domain/availability-summary.ts';

/**
 * The largest number of doctors that one transaction renews. It is small, so that requests do not wait long for the
 * locks of the transaction.
 */
const batch = 100;
/**
 * The largest number of transactions of one sweep, so that a process that must stop does not wait long for the sweep;
 * the next sweep continues.
 */
const roundsOfSweep = 100;

/** Computes the availability summaries of these doctors again, after their calendar or its claims changed. */
export async function renewAvailabilitySummaries({ db, now }: Platform, doctorIds: readonly string[]): Promise<void> {
  for (let from = 0; from < doctorIds.length; from += batch)
    await transact(db, async (trx) =>
      renew(trx, await lockAvailabilitySummaries(trx, doctorIds.slice(from, from + batch)), now()),
    );
}

/**
 * Renews all stale summaries: those of doctors whose first free slots have begun and, after midnight, those of all
 * doctors.
 */
export async function renewStaleSummaries({ db, now }: Platform): Promise<void> {
  for (let round = 0; round < roundsOfSweep; round++) {
    const renewed = await transact(db, async (trx) => {
      const ids = await lockStaleSummaries(trx, now(), batch);
      await renew(trx, ids, now());
      return ids.length;
    });
    if (renewed < batch) return;
  }
}

async function renew(trx: Db, ids: string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const availabilities = await loadAvailability(trx, { ids }, spanOf(dayOf(now), lastBookableDay(now)), now);
  const byId = new Map(availabilities.map((availability) => [availability.doctorId, availability]));
  const districtOf = await districtsOfPlaces(
    trx,
    availabilities.flatMap(({ hospitalIds }) => hospitalIds),
  );
  await saveAvailabilitySummaries(
    trx,
    ids.map((id) => summarizeAvailability(id, byId.get(id), districtOf, now)),
  );
}
