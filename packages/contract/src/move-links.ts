import * as z from 'zod';
import { readSlotChoice } from './appointment-request.ts';
import { endpoint } from './endpoint.ts';
import { clockTime, named, uuid } from './wire.ts';

const params = z.object({ secret: z.string().max(200) });
const time = { start_time: clockTime, end_time: clockTime };
const appointmentTime = z.object({
  assigned_date: z.string(),
  ...time,
  doctor: named,
  /** Null for a video call. */
  hospital: named.nullable(),
});

/** The page on which a patient chooses a new time, after the doctor is away; it needs no sign-in. */
export const moveLinks = {
  read: endpoint('GET /move_links/{secret}', {
    who: 'public',
    object: 'none',
    audit: 'none',
    budget: 'public_code',
    params,
    data: appointmentTime.extend({
      /** What the doctor or hospital wrote. */
      message: z.string().nullable(),
      /** The next days with free times, each time with its doctor. */
      days: z.array(z.object({ date: z.string(), times: z.array(z.object({ ...time, doctor: named })) })),
    }),
    summary:
      'The appointment of a link by which its patient chooses a new time, and the next free times of the doctor or, at a hospital, of the colleagues of the same speciality too. 422 `link_expired` once it was used, or the appointment was moved or cancelled.',
  }),
  use: endpoint('POST /move_links/{secret}', {
    who: 'public',
    object: 'none',
    audit: 'appointment.moved',
    budget: 'public_code',
    params,
    body: z.strictObject({ ...readSlotChoice, doctor_id: uuid }),
    data: appointmentTime,
    message: 'Your appointment was moved',
    summary:
      'Moves the appointment of the link to a free time at no cost, and ends the link. With 409 slot_taken the appointment keeps its time and the link works again.',
  }),
};
