import type { Db } from '../../platform/db/pool.ts';
import type { Owner } from '../../platform/http/call.ts';
import { port } from '../../platform/port.ts';

/** The patient who wrote a review; the review shows the same generated drawing as that patient. */
export const authorOf = port<(db: Db, reviewId: string) => Promise<string | null>>('providers.authorOf');
/**
 * The number of the provider's appointments that have not ended. A deletion of the provider cancels them, and also the
 * open orders that the next port counts.
 */
export const upcomingAppointmentsOf = port<(db: Db, provider: Owner, now: Date) => Promise<number>>(
  'providers.upcomingAppointmentsOf',
);
export const openOrdersOf = port<(db: Db, providerId: string) => Promise<number>>('providers.openOrdersOf');
/** RWF that the provider has earned and was not yet paid; negative if the provider owes the platform. */
export const owedTo = port<(db: Db, providerId: string) => Promise<number>>('providers.owedTo');
