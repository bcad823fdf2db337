import type { directory } from '@ivuriro/contract/directory';
import type { DataOf } from '../../../platform/http/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import { bookableHoursOf } from '../ports.ts';
import { publishedTeam } from './team-cards.queries.ts';

/** All published doctors of a hospital, A–Z, each with the consultation types for which they have working hours. */
export async function bookableTeam(
  { db, reads, now }: Platform,
  hospitalId: string,
): Promise<DataOf<typeof directory.hospitalDoctors>> {
  const team = await publishedTeam(reads, hospitalId);
  const ids = team.map(({ id }) => id);
  const hours = await bookableHoursOf.call(db, ids, now());
  return team.map((doctor) => {
    const { isOnline = false, hospitalIds = [] } = hours.get(doctor.id) ?? {};
    return {
      ...doctor,
      bookable: [
        ...(isOnline ? (['ONLINE'] as const) : []),
        ...(hospitalIds.includes(hospitalId) ? (['PHYSICAL'] as const) : []),
      ],
    };
  });
}
