import * as z from 'zod';
import { readSlotChoice } from './appointment-request.ts';
import { appointmentTime } from './appointment-time.ts';
import { endpoint } from './endpoint.ts';
import { uuid } from './wire.ts';

const freeTime = appointmentTime.pick({ start_time: true, end_time: true, doctor: true });
const params = z.object({ secret: z.string().max(200) });

/** The page of a move link, on which the patient chooses a new time because the doctor is away. It needs no sign-in. */
export const moveLinks = {
  read: endpoint('GET /move_links/{secret}', {
    who: 'public',
    object: 'none',
    audit: 'none',
    budget: 'public_code',
    params,
    data: appointmentTime.extend({
      /** The message of the doctor or hospital to the patient; null when they wrote none. */
      message: z.string().nullable(),
      /** The next days with free slots, each slot with its doctor. */
      days: z.array(z.object({ date: z.string(), times: z.array(freeTime) })),
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
