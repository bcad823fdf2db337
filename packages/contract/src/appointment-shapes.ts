import * as z from 'zod';
import { patientRef } from './account-shapes.ts';
import { id, instant, money, named, picture } from './wire.ts';

export const paymentRef = z.object({
  amount_paid: money,
  /** The amount that was refunded, or is being refunded. */
  amount_refunded: money,
  currency: z.string(),
  payment_method: z.string(),
  payment_status: z.string(),
  /** The number of the receipt for cash that was taken at the desk. */
  receipt_number: z.string().nullable(),
});

export const consultationFile = z.object({
  id,
  appointment_id: id,
  patient_concern: z.string(),
  doctor_assessment: z.string(),
  lab_tests: z.array(z.object({ id, title: z.string() })),
  imagings: z.array(z.object({ id, title: z.string() })),
  provisional_diagnosis: z.array(named),
  comment: z.string(),
  drugs: z.array(z.object({ drug: named, periodicity_per_day: z.string(), for_how_long: z.string() })),
  /** Whether a pharmacy has dispensed a drug of the consultation file. The file can then no longer be changed. */
  dispensed: z.boolean(),
  consultation_file_pdf: z.string(),
  code: z.string(),
  created_at: instant,
});

export const appointmentStates = ['PENDING', 'ONGOING', 'COMPLETED', 'CANCELLED', 'MISSED'] as const;
export const consultationTypes = ['ONLINE', 'PHYSICAL'] as const;
export const appointment = z.object({
  id,
  appointment_id: z.string(),
  consultation_type: z.enum(consultationTypes),
  category: z.enum(consultationTypes),
  status: z.enum(appointmentStates),
  speciality: named,
  doctor: named.extend({ picture, user_code: z.string() }),
  hospital: named.nullable(),
  /** Whether the patient booked at the hospital without choosing a doctor. */
  any_doctor: z.boolean(),
  /**
   * Whether a desk booked this appointment on purpose beside another one in the same slot; always false in replies to
   * patients.
   */
  overbooked: z.boolean(),
  patient: patientRef.extend({
    /** `1980-05-12`, or `1980` when the desk that made the record knew the year alone. */
    birth_date: z.string().nullable().optional(),
    phone: z.string().nullable().optional(),
    email: z.string().nullish(),
    /** Whether news of the appointment reach the patient: in the app after signing in, by mail or by text message. */
    can_be_told: z.boolean(),
  }),
  insurance: named,
  reason: z.string().nullable(),
  /**
   * The message to the patient about the latest change, such as a cancellation; null when the patient made that change.
   */
  desk_message: z.string().nullable(),
  assigned_date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  meet_code: z.string().nullable(),
  meet_link: z.string().nullable(),
  attachment: z.array(z.string()).nullable(),
  payment: paymentRef,
  /**
   * The refund rules at the time of the booking, in the format of `refundRule` (scheduling.ts): the first rule that
   * applies decides.
   */
  refund_rule: z.array(z.object({ until_hours_before: z.int().nullable(), percent: z.int() })),
  /** The time until which the patient may move the appointment; null when moving is no longer allowed. */
  movable_until: instant.nullable(),
  /**
   * The end of the time for reporting the outcome; null unless the appointment is missed and nobody has reported its
   * outcome. Until then the provider may report it, and after that the money is refunded.
   */
  money_rests_until: instant.nullable(),
  consulatation_file: consultationFile.nullable(),
  created_at: instant,
});
export type Appointment = z.output<typeof appointment>;
export type ConsultationFile = z.output<typeof consultationFile>;
