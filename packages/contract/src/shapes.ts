import * as z from 'zod';
import { patientRef } from './identity.ts';
import { id, instant, money, named, picture } from './wire.ts';

/** Shapes in the replies of several modules. Field names are part of the public API, odd spellings included. */
export const rating = z.object({
  overall: z.number(),
  waitingTime: z.number(),
  customerCare: z.number(),
  communication: z.number(),
  recommend: z.number(),
  total: z.int(),
});

export const reply = z.object({
  id,
  reviews: z.string(),
  accepted: z.boolean(),
  name: z.string(),
  created_at: instant,
});
export const review = z.object({
  id,
  patient: z.object({ full_name: z.string(), picture }),
  overall: z.int(),
  waitingTime: z.int(),
  customerCare: z.int(),
  communication: z.int(),
  recommend: z.int(),
  reviews: z.string(),
  accepted: z.boolean(),
  verified_visit: z.boolean(),
  /** Which kind of paid service was completed there; null unless the review is verified. */
  verified_by: z.enum(['visit', 'order']).nullable(),
  created_at: instant,
  replies: z.array(reply),
});

export const hour = z.object({
  id: id.nullable(),
  day: z.string(),
  isClosed: z.boolean(),
  isWorking24Hours: z.boolean(),
  opening_from: z.string(),
  closed_at: z.string(),
  doctor_id: id.optional(),
  hospital_id: id.optional(),
  laboratory_id: id.optional(),
  pharmacy_id: id.optional(),
});
/** The current opening hours, or else those of the next opening; empty for a place that never opens. */
export const openNow = z.object({
  isClosed: z.boolean(),
  isWorking24Hours: z.boolean(),
  opening_from: z.string(),
  closed_at: z.string(),
  /** The day of the next opening when it is not today. */
  opens_on: z.string().nullable(),
});

export const doctorCard = z.object({
  id,
  name: z.string(),
  user_code: z.string(),
  gender: z.string().nullable(),
  picture,
  verified: z.boolean(),
  doctorSpecialties: z.array(named),
  hospitalAffiliations: z.array(named.extend({ district: z.string().nullable() })),
  language_spoken: z.string(),
  review_ratings: rating,
  consultation_fee: money.nullable(),
  /** The first free slot within 90 days. */
  next_available: z.object({ date: z.string(), time: z.string() }).nullable(),
  /** Seven days from today with their number of free slots. */
  week: z.array(z.object({ date: z.string(), free: z.int() })),
});

export const placeCard = z.object({
  id,
  name: z.string(),
  user_code: z.string(),
  type: z.string().nullable(),
  sector: z.string().nullable(),
  sector_code: z.string().nullable(),
  district: z.string().nullable(),
  address: z.string().nullable(),
  primary_picture: picture,
  picture,
  review_ratings: rating,
  isHospitalOpenNow: openNow.optional(),
  isLaboratoryOpenNow: openNow.optional(),
  isPharmacyOpenNow: openNow.optional(),
});

export const paymentRef = z.object({
  amount_paid: money,
  /** The amount that was refunded, or is being refunded. */
  amount_refunded: money,
  currency: z.string(),
  payment_method: z.string(),
  payment_status: z.string(),
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
  /** A pharmacy has dispensed a drug of it, so that the file can no longer be changed. */
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
  /** The patient booked at the hospital without naming a doctor. */
  any_doctor: z.boolean(),
  patient: patientRef.extend({
    birth_date: z.string().nullable().optional(),
    phone: z.string().nullable().optional(),
    email: z.string().optional(),
  }),
  insurance: named,
  reason: z.string().nullable(),
  assigned_date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  meet_code: z.string().nullable(),
  meet_link: z.string().nullable(),
  attachment: z.array(z.string()).nullable(),
  payment: paymentRef,
  /**
   * The refund rules at the time of the booking, of the form of `refundRule` (scheduling.ts): the first one that
   * applies counts.
   */
  refund_rule: z.array(z.object({ until_hours_before: z.int().nullable(), percent: z.int() })),
  /** Until when the patient may move the appointment; null when they no longer may. */
  movable_until: instant.nullable(),
  /**
   * Set for a missed appointment whose outcome nobody has reported: until then the provider may report it, and after
   * that the money is refunded.
   */
  money_rests_until: instant.nullable(),
  consulatation_file: consultationFile.nullable(),
  created_at: instant,
});

export const monthly = z.array(z.object({ month_string: z.string(), amount: money }));
export const annualRequests = z.array(z.object({ month_string: z.string(), totalRequets: z.int() }));

export type DoctorCard = z.output<typeof doctorCard>;
export type PlaceCard = z.output<typeof placeCard>;
export type Appointment = z.output<typeof appointment>;
export type ConsultationFile = z.output<typeof consultationFile>;
export type Review = z.output<typeof review>;
export type Rating = z.output<typeof rating>;
export type Hour = z.output<typeof hour>;
export type OpenNow = z.output<typeof openNow>;
