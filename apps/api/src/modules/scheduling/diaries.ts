import { addDays, instantOf } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/pool.ts';
import type { Run } from '../../platform/db/statement.ts';
import { beingVerified } from '../payments/index.ts';
import { type Diary, takenBy } from './availability.ts';
import { type Doctors, findDiaries, type Span } from './diaries.queries.ts';
import { offerOf } from './offer.ts';

export const spanOf = (from: string, to: string): Span => ({
  from,
  to,
  since: instantOf(from, 0),
  until: instantOf(addDays(to, 1), 0),
});

/** The diaries of these doctors for these days; a doctor who is not published has none. */
export async function diariesOf(db: Db, run: Run, doctors: Doctors, span: Span, now: Date): Promise<Diary[]> {
  if (doctors.ids.length === 0) return [];
  const rows = await findDiaries(run, doctors, span, now);
  const lapsed = rows.flatMap((row) => row.claims.flatMap((claim) => claim.lapsed ?? []));
  // an expired hold gives way, unless its payment is still being verified
  const verifying = await beingVerified(db, lapsed);
  return rows.map(({ doctorId, practice, hours, claims }) => {
    const dead = claims.flatMap((claim) => (claim.lapsed && !verifying.has(claim.lapsed) ? [claim.lapsed] : []));
    const busy = claims.filter((claim) => !claim.lapsed || verifying.has(claim.lapsed));
    return { doctorId, offer: offerOf(hours, practice), isTaken: takenBy(busy), dead };
  });
}
