import * as z from 'zod';
import { consultationTypes } from './appointment-shapes.ts';
import { filter, id } from './wire.ts';

/** The duration of a hold, in minutes. */
export const holdMinutes = 10;
/** The number of days ahead that slots can be booked. */
export const bookableDays = 90;

export const slots = z.object({
  /**
   * When the slots were read, in Kigali time: 2026-11-20T15:40. On a page that stays open, a slot that has begun since
   * then can no longer be booked.
   */
  as_of: z.string(),
  isAvailable: z.boolean(),
  nextAvailableDate: z.string().nullable(),
  calendar: z.array(
    z.object({
      date: z.string(),
      timeSlots: z.array(
        z.object({
          time: z.string(),
          end_time: z.string(),
          isAvailable: z.boolean(),
          types: z.array(z.enum(consultationTypes)),
          hospital_ids: z.array(id),
          /** Only with walk_in: the doctors who are free then. */
          doctor_ids: z.array(id).optional(),
        }),
      ),
    }),
  ),
});

export const heldSlot = z
  .object({
    doctor_id: id,
    hospital_id: id.nullable(),
    date: z.string(),
    time: z.string(),
    end_time: z.string(),
    held_until: z.string(),
  })
  .nullable();
export type HeldSlot = z.output<typeof heldSlot>;

export const windowQuery = z.object({
  week_start_date: filter,
  week_end_date: filter,
  consultation_type: filter,
  speciality_id: filter,
  doctor_id: filter,
  hospital_id: filter,
  /** With `1`, slots that have begun but not ended are available too, for a patient who is at the desk. */
  walk_in: filter,
});
export type Slots = z.output<typeof slots>;
