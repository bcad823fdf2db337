import { sql } from 'kysely';
import { transact } from '../../platform/db/transact.ts';
import type { Db } from '../../platform/db/pool.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Kind } from '@ivuriro/contract/endpoint';
import { colleagues } from '../directory/index.ts';
import { lockDoctors } from './booking.queries.ts';
import { changeStatus } from './changing.ts';
import { en } from './messages.ts';

interface Provider {
  id: string;
  kind: Kind;
}
const day = 86_400_000;

/** Visits of a doctor or at a hospital that have not ended and were not begun. */
const comingOf = (db: Db, { id, kind }: Provider, now: Date) =>
  db
    .selectFrom('appointment')
    .where(kind === 'doctor' ? 'doctor_id' : 'hospital_id', '=', id)
    // no visit is so long; the index is by the beginning
    .where('starts_at', '>', new Date(now.getTime() - day))
    .where('ends_at', '>', now)
    .where('status', '=', 'PENDING');

export async function comingVisits(db: Db, provider: Provider, now: Date): Promise<number> {
  const { visits } = await comingOf(db, provider, now)
    .select((eb) => eb.fn.countAll<number>().as('visits'))
    .executeTakeFirstOrThrow();
  return visits;
}

/**
 * Cancels what was to come of a provider who was deleted, in the name of who did it: each visit by itself, so that what
 * was done stays done should one fail; the rest is then tried again.
 */
export async function cancelComing(
  deleted: { provider_id: string; kind: Kind; by: string },
  platform: Platform,
): Promise<void> {
  const provider = { id: deleted.provider_id, kind: deleted.kind };
  const by = { type: 'admin', accountId: deleted.by } as const;
  const change = { to: 'CANCELLED', by, reason: en.providerGone[deleted.kind] } as const;
  for (const id of await comingIds(platform, provider))
    await transact(platform.db, (trx) => changeStatus(trx, id, change, platform.now()));
}

/** Who was booking when the provider went holds the doctor's lock: behind it nothing is overlooked. */
const comingIds = ({ db, now }: Platform, provider: Provider): Promise<string[]> =>
  transact(db, async (trx) => {
    const doctors = await doctorsOf(trx, provider);
    if (doctors.length > 0) await lockDoctors(trx, doctors);
    const rows = await comingOf(trx, provider, now()).select('id').orderBy('starts_at').orderBy('id').execute();
    return rows.map((row) => row.id);
  });

async function doctorsOf(trx: Db, { id, kind }: Provider): Promise<string[]> {
  if (kind === 'doctor') return [id];
  const { rows } = await sql<{ id: string }>`${colleagues({ id, type: kind })}`.execute(trx);
  return rows.map((row) => row.id);
}
