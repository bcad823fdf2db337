import * as z from 'zod';
import { appointment } from './appointment-shapes.ts';
import { endpoint, owned, ownedEndpoint } from './endpoint.ts';
import { id, instant, nothing, oneLine } from './wire.ts';

/**
 * The states of a patient in the queue. `WAITING`: until the patient is called; `IN_ROOM`: while the appointment is
 * ONGOING; `DONE`: when the appointment is over.
 */
export const queueStates = ['WAITING', 'CALLED', 'IN_ROOM', 'DONE'] as const;

/**
 * The token: the letter of the service, and a number that is counted anew each day (in Kigali) at this place: `A-012`.
 */
const token = z.string();
const place = {
  token,
  /** The number of patients who wait for the same doctor, arrived earlier and have not been called yet. */
  before: z.int(),
  /** The estimated time in minutes that the patient still waits, to the nearest five minutes. */
  minutes: z.int(),
};
/** The token and the place in the queue of a patient who has arrived. */
export const arrival = z.object({ ...place, arrived_at: instant });
const queueRow = arrival.extend({
  state: z.enum(queueStates),
  room: z.string().nullable(),
  called_at: instant.nullable(),
  appointment: appointment.pick({
    id: true,
    appointment_id: true,
    status: true,
    patient: true,
    doctor: true,
    hospital: true,
    speciality: true,
    assigned_date: true,
    start_time: true,
    end_time: true,
  }),
});
export type QueueRow = z.output<typeof queueRow>;

const onAppointment = {
  permission: 'queue.work',
  object: 'appointment@params.id',
  budget: 'write',
  params: z.object({ id }),
} as const;

/** The queue: the patients who have arrived today at a hospital, or for a doctor. */
export const queue = owned({
  name: 'queue',
  kinds: ['doctor', 'hospital'],
  mounts: ['own'],
  endpoints: {
    list: ownedEndpoint('GET /queue', {
      permission: 'queue.work',
      object: 'own',
      audit: 'none',
      data: z.array(queueRow),
      summary:
        'The patients who arrived today, in the order of their arrival. The socket event `queue` says that it has changed.',
    }),
    arrive: ownedEndpoint('POST /appointment/{id}/arrival', {
      ...onAppointment,
      audit: 'appointment.arrived',
      data: arrival,
      message: 'The patient has arrived.',
      summary:
        'Marks the patient of an open appointment in person of today as arrived, and gives them a token. Marked again, the patient keeps token and time. 422 arrival_closed for any other appointment.',
    }),
    undo: ownedEndpoint('DELETE /appointment/{id}/arrival', {
      ...onAppointment,
      audit: 'appointment.arrival_undone',
      data: nothing,
      message: 'The arrival was undone.',
      summary:
        'Takes back an arrival of today and the call after it. The token stays with the appointment and is given to nobody else. 422 too_late when the patient is in the room.',
    }),
    call: ownedEndpoint('POST /appointment/{id}/call', {
      ...onAppointment,
      audit: 'appointment.called',
      body: z.strictObject({ room: oneLine(40) }),
      data: z.object({ token, room: z.string(), called_at: instant }),
      message: 'The patient is called.',
      summary:
        'Calls a patient who has arrived to a room; called again, the room and the time change. 409 not_arrived without an arrival of today, 422 too_late when the patient is in the room.',
    }),
  },
});

/** The patient's own place in the queue. */
export const patientQueue = {
  place: endpoint('GET /patient/appointment/{id}/queue', {
    who: 'patient',
    object: 'appointment@params.id',
    audit: 'none',
    params: z.object({ id }),
    data: arrival.extend({ state: z.enum(queueStates), room: z.string().nullable() }).nullable(),
    summary:
      'The place of the patient in the queue of today, or null before the arrival. The socket event `queue` says that it has changed.',
  }),
};
