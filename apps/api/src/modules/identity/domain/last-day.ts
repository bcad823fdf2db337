import { dayOf } from '../../../platform/clock.ts';

/** The last day of a membership that ends at this midnight; null without an end. */
export const lastDayOf = (endsAt: Date | null): string | null => endsAt && dayOf(new Date(endsAt.getTime() - 1));
