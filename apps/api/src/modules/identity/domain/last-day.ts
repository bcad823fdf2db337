import { dayOf } from '../../../platform/clock.ts';

/** Returns the last day of a membership that ends at this midnight in Kigali; null when the membership has no end. */
export const lastDayOf = (endsAt: Date | null): string | null => endsAt && dayOf(new Date(endsAt.getTime() - 1));
