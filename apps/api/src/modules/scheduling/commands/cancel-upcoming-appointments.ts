import { sql } from 'kysely';
import { dayMs } from '../../../platform/clock.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Kind } from '@ivuriro/contract/endpoint';
import { colleagues } from '../../providers/index.ts';
import { sideOf } from '../queries/appointment-brief.queries.ts';
import { lockDoctors } from '../queries/slot-claims.queries.ts';
import { changeAppointmentStatus } from './change-appointment-status.ts';
import { en } from '../texts.ts';

interface Provider {
  id: string;
  kind: Kind;
}

/** Pending appointments of a doctor or at a hospital that have not ended. */
const upcomingOf = (db: Db, { id, kind }: Provider, now: Date) =>
  db
    .selectFrom('appointment')
    .where(sideOf({ kind }), '=', id)
    // no appointment lasts longer than a day, so this condition makes the index on starts_at usable
    .where('starts_at', '>', new Date(now.getTime() - dayMs))
    .where('ends_at', '>', now)
    .where('status', '=', 'PENDING');

export async function upcomingAppointments(db: Db, provider: Provider, now: Date): Promise<number> {
  const { visits: appointments } = await upcomingOf(db, provider, now)
    .select((eb) => eb.fn.countAll<number>().as('visits'))
    .executeTakeFirstOrThrow();
  return appointments;
}

/**
 * Cancels the future appointments of a deleted provider, in the name of the administrator who deleted it. Each is
 * cancelled in its own transaction: if one fails, the others stay cancelled and the rest is retried.
 */
export async function cancelUpcoming(
  deleted: { provider_id: string; kind: Kind; by: string },
  platform: Platform,
): Promise<void> {
  const provider = { id: deleted.provider_id, kind: deleted.kind };
  const by = { type: 'admin', accountId: deleted.by } as const;
  const change = { to: 'CANCELLED', by, reason: en.providerGone[deleted.kind] } as const;
  for (const id of await upcomingIds(platform, provider))
    await transact(platform.db, (trx) => changeAppointmentStatus(trx, id, change, platform.now()));
}

/**
 * The ids of the appointments to cancel. A booking that runs during the deletion holds the doctor's lock, and this read
 * waits for that lock, so that no appointment is missed.
 */
const upcomingIds = ({ db, now }: Platform, provider: Provider): Promise<string[]> =>
  transact(db, async (trx) => {
    const doctors = await doctorsOf(trx, provider);
    if (doctors.length > 0) await lockDoctors(trx, doctors);
    const rows = await upcomingOf(trx, provider, now()).select('id').orderBy('starts_at').orderBy('id').execute();
    return rows.map((row) => row.id);
  });

async function doctorsOf(trx: Db, { id, kind }: Provider): Promise<string[]> {
  if (kind === 'doctor') return [id];
  const { rows } = await sql<{ id: string }>`${colleagues({ id, type: kind })}`.execute(trx);
  return rows.map((row) => row.id);
}
