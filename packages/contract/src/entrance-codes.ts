import * as z from 'zod';
import { endpoint, owned, ownedEndpoint } from './endpoint.ts';
import { arrival } from './queue.ts';
import { clockTime, id, printedCode } from './wire.ts';

const entrance = z.object({
  /** The address that the poster names and its QR code holds. */
  address: z.string(),
  /** The URL of the poster as a PDF, which is valid for fifteen minutes. */
  url: z.string(),
});

/** The code at the door of a hospital, by which patients mark their own arrival. */
export const entranceCodes = owned({
  name: 'entrance_codes',
  kinds: ['hospital'],
  mounts: ['own'],
  endpoints: {
    open: ownedEndpoint('POST /entrance_code', {
      permission: 'queue.work',
      object: 'own',
      audit: 'entrance_code.opened',
      budget: 'write',
      data: entrance,
      summary:
        'The address and the poster for the door, by which patients say that they have arrived. The first call makes the code; later calls return the same.',
    }),
    replace: ownedEndpoint('PUT /entrance_code', {
      permission: 'computers.manage',
      object: 'own',
      audit: 'entrance_code.replaced',
      budget: 'write',
      data: entrance,
      message: 'The door has a new code.',
      summary: 'Makes a new code for the door, and ends the one before: its posters no longer work.',
    }),
  },
});

const code = printedCode.max(200);

/** The endpoint of the door's address for visitors who are not signed in. */
export const entrances = {
  read: endpoint('GET /entrance/{code}', {
    who: 'public',
    object: 'none',
    audit: 'none',
    budget: 'public_code',
    params: z.object({ code }),
    data: z.object({ name: z.string() }),
    summary: 'The name of the hospital at whose door this code stands. 422 `link_expired` when the code was replaced.',
  }),
};

/** The arrival that a patient marks with their own phone. */
export const patientEntrances = {
  read: endpoint('GET /patient/entrance/{code}', {
    who: 'patient',
    object: 'own',
    audit: 'none',
    params: z.object({ code }),
    data: z.object({
      name: z.string(),
      appointments: z.array(
        z.object({
          id,
          doctor: z.string(),
          service: z.string(),
          start_time: clockTime,
          end_time: clockTime,
          /** The token of a patient who has arrived. */
          token: z.string().nullable(),
        }),
      ),
    }),
    summary:
      'The open appointments of the patient at this hospital today, the earliest first. 422 `link_expired` when the code was replaced.',
  }),
  arrive: endpoint('POST /patient/entrance/{code}/arrival/{id}', {
    who: 'patient',
    object: 'appointment@params.id',
    audit: 'appointment.arrived',
    budget: 'write',
    params: z.object({ code, id }),
    data: arrival,
    message: 'You have arrived.',
    summary:
      'Marks the patient of an open appointment of today at this hospital as arrived, as the desk does. 404 for an appointment elsewhere, 422 `arrival_closed` for one that is over or on another day, 422 `link_expired` when the code was replaced.',
  }),
};
