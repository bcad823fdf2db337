import * as z from 'zod';
import { clockTime, named } from './wire.ts';

/** When, with whom and where an appointment is, for pages that need no sign-in. */
export const appointmentTime = z.object({
  assigned_date: z.string(),
  start_time: clockTime,
  end_time: clockTime,
  doctor: named,
  /** Null for a video call. */
  hospital: named.nullable(),
});
