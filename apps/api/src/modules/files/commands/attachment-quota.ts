import { sql } from 'kysely';
import type { Role } from '@ivuriro/contract/endpoint';
import type { Db } from '../../../platform/db/pool.ts';
import { Problem, problem } from '../../../platform/errors.ts';

const MB = 1_048_576;
interface Quota {
  aDay: number;
  inAll: number;
}
const ofProvider: Quota = { aDay: 500 * MB, inAll: 20_000 * MB };
/** The largest number of bytes that an account may attach within a day and in total. */
const quotas: Record<Role, Quota> = {
  patient: { aDay: 100 * MB, inAll: 1_000 * MB },
  doctor: ofProvider,
  hospital: ofProvider,
  laboratory: ofProvider,
  pharmacy: ofProvider,
  admin: ofProvider,
};

/**
 * Refuses files beyond the quota. Locks the account's quota until this transaction ends, so that simultaneous uploads
 * are counted one after the other.
 */
export async function refuseBeyondQuota(trx: Db, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`attached ${accountId}`}, 0))`.execute(trx);
  const { rows } = await sql<{ type: Role; today: string; in_all: string }>`
    select a.type, coalesce(sum(f.bytes) filter (where f.created_at > now() - interval '1 day'), 0) as today,
      coalesce(sum(f.bytes), 0) as in_all
    from account a left join private_file f on f.uploaded_by = a.id where a.id = ${accountId} group by a.type`.execute(
    trx,
  );
  const { type, today, in_all } = rows[0]!;
  const { aDay, inAll } = quotas[type];
  if (Number(in_all) > inAll)
    throw problem(
      'too_large',
      `You have attached ${inAll / MB} MB, the most that we keep for one account. Write to us.`,
    );
  if (Number(today) > aDay)
    throw new Problem('slow_down', [`You have attached ${aDay / MB} MB within a day. Attach more tomorrow.`], {
      retryAfter: 3_600,
    });
}
