import * as z from 'zod';
import { clockTime, named } from './wire.ts';

/** The time, the people and the place of an appointment, for pages that need no sign-in. */
export const appointmentTime = z.object({
  assigned_date: z.string(),
  start_time: clockTime,
  end_time: clockTime,
  doctor: named,
  /** Null for a video call. */
  hospital: named.nullable(),
});
