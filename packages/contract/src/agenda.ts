import * as z from 'zod';
import { appointment, consultationTypes } from './appointment-shapes.ts';
import { owned, ownedEndpoint } from './endpoint.ts';
import { clockTime, day, id, many, named, uuid } from './wire.ts';

/** The most days of an agenda. */
export const agendaDays = 31;
/** The most doctors times days of an agenda: a month of twelve doctors, or a day of four hundred. */
export const agendaDoctorDays = 400;

/** An interval of a doctor's day; an end at midnight is `12:00 AM`. */
const interval = z.object({ doctor_id: id, date: z.string(), start_time: clockTime, end_time: clockTime });

/** The days of a doctor, or of the doctors of a hospital, as the desk sees them. */
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
        /** For a hospital: only these of its doctors. */
        doctor_id: many(uuid.toLowerCase()).optional(),
      }),
      data: z.object({
        /** By name. An appointment can be given to a doctor who practises its speciality. */
        doctors: z.array(named.extend({ slot_minutes: z.int(), speciality_ids: z.array(id) })),
        /**
         * Hours that the doctor offers. Slots of `slot_minutes` follow each other from `start_time` to `end_time`
         * without a remainder. Hours of different types or places may overlap.
         */
        hours: z.array(interval.extend({ types: z.array(z.enum(consultationTypes)), hospital_ids: z.array(id) })),
        /** By time, without cancelled ones. */
        appointments: z.array(appointment),
        /** Time that is taken otherwise: held for a payment or, for a hospital, booked somewhere else. */
        holds: z.array(interval),
        /** Time that a calendar row closes, even if a later row opens it again. */
        blocks: z.array(
          interval.extend({
            id,
            /** A row of this day alone that the caller's account may remove from its calendar. */
            removable: z.boolean(),
            /** The absence that closes this day, with its first and last day; null for a row of the calendar. */
            absence: z.object({ id, from: z.string(), to: z.string() }).nullable(),
          }),
        ),
      }),
      summary: `Working hours, appointments, held and blocked time of the doctor, or of a hospital's doctors, for at most ${agendaDays} days; 422 for more. A slot of the hours is free when it begins in the future and neither an appointment nor a hold overlaps it. A hospital reads only its own appointments; what its doctors do elsewhere is a hold. doctor_id[] restricts a hospital's agenda to these doctors; others than its own are left out. 422 when doctors times days exceed ${agendaDoctorDays}.`,
    }),
  },
});
export type Agenda = z.output<(typeof agenda.endpoints.read)['data']>;
