import { addDays, instantOf } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { beingVerified } from '../../payments/index.ts';
import { type Availability, claimTest } from '../domain/availability.ts';
import { type Doctors, findAvailability, type Span } from './availability.queries.ts';
import { slotsByCalendar } from '../domain/calendar-slots.ts';

export const spanOf = (from: string, to: string): Span => ({
  from,
  to,
  since: instantOf(from, 0),
  until: instantOf(addDays(to, 1), 0),
});

/** The availability of these doctors on these days; a doctor who is not published has none. */
export async function loadAvailability(db: Db, doctors: Doctors, span: Span, now: Date): Promise<Availability[]> {
  if (doctors.ids.length === 0) return [];
  const rows = await findAvailability(db, doctors, span, now);
  const lapsed = rows.flatMap((row) => row.claims.flatMap((claim) => claim.lapsed ?? []));
  // an expired hold counts as free, unless its payment is still being verified
  const verifying = await beingVerified(db, lapsed);
  return rows.map(({ doctorId, practice, hours, claims }) => {
    const expiredHolds = claims.flatMap((claim) =>
      claim.lapsed && !verifying.has(claim.lapsed) ? [claim.lapsed] : [],
    );
    const blocking = claims.filter((claim) => !claim.lapsed || verifying.has(claim.lapsed));
    return {
      doctorId,
      hospitalIds: practice.hospitalIds,
      slotsOfDay: slotsByCalendar(hours, practice),
      claims: blocking,
      claimedOn: claimTest(blocking),
      expiredHolds,
    };
  });
}
