import * as z from 'zod';
import { appointment, consultationTypes } from './appointment-shapes.ts';
import { owned, ownedEndpoint } from './endpoint.ts';
import { queueStates } from './queue.ts';
import { clockTime, day, id, many, named, uuid } from './wire.ts';

/** The largest number of days of an agenda. */
export const agendaDays = 31;
/** The largest product of doctors and days of an agenda: a month of twelve doctors, or a day of four hundred. */
export const agendaDoctorDays = 400;

/** An interval of a doctor's day; an end at midnight is `12:00 AM`. */
const interval = z.object({ doctor_id: id, date: z.string(), start_time: clockTime, end_time: clockTime });

/** The agenda of a desk: the days of a doctor, or of the doctors of a hospital. */
export const agenda = owned({
  name: 'agenda',
  kinds: ['doctor', 'hospital'],
  mounts: ['own'],
  endpoints: {
    read: ownedEndpoint('GET /agenda', {
      permission: 'agenda.read',
      object: 'own',
      audit: 'none',
      query: z.object({
        from: day,
        to: day,
        /** Only for a hospital: the ids of its doctors whose days are shown; without it, all of its doctors. */
        doctor_id: many(uuid.toLowerCase()).optional(),
      }),
      data: z.object({
        /**
         * Sorted by name. An appointment can be moved to another doctor only if this doctor practises its speciality.
         */
        doctors: z.array(named.extend({ slot_minutes: z.int(), speciality_ids: z.array(id) })),
        /**
         * The working hours of the doctor. Slots of `slot_minutes` follow each other from `start_time` to `end_time`
         * without a remainder. Working hours of different types or places may overlap.
         */
        hours: z.array(interval.extend({ types: z.array(z.enum(consultationTypes)), hospital_ids: z.array(id) })),
        /** Sorted by time, without cancelled appointments. */
        appointments: z.array(
          appointment.extend({
            /** Where the patient is, if the appointment is today and they have arrived. */
            queue_state: z.enum(queueStates).nullable(),
            /** Whether the patient has a move link, by which they have not yet chosen a new time. */
            has_move_link: z.boolean(),
          }),
        ),
        /**
         * Time that no appointment of this agenda takes but that cannot be booked: it is held for a payment or, for a
         * hospital, booked at another place.
         */
        holds: z.array(interval),
        /** Time that a calendar row closes, even if a later calendar row opens this time again. */
        blocks: z.array(
          interval.extend({
            id,
            /**
             * Whether this is a calendar row of this day alone, which the caller's account may remove from its
             * calendar.
             */
            removable: z.boolean(),
            /**
             * The absence that closes this day, with its first and last day; null when a normal calendar row closes it.
             */
            absence: z.object({ id, from: z.string(), to: z.string() }).nullable(),
          }),
        ),
      }),
      summary: `Working hours, appointments, held and blocked time of the doctor, or of a hospital's doctors, for at most ${agendaDays} days; 422 for more. A slot of the hours is free when it begins in the future and neither an appointment nor a hold overlaps it. A hospital reads only its own appointments; what its doctors do elsewhere is a hold. The socket events agenda and queue say that it has changed. doctor_id[] restricts a hospital's agenda to these doctors; others than its own are left out. 422 when doctors times days exceed ${agendaDoctorDays}.`,
    }),
  },
});
export type Agenda = z.output<(typeof agenda.endpoints.read)['data']>;
