import * as z from 'zod';
import { consultationTypes } from './appointment-shapes.ts';
import { id, instant, money, named, picture } from './wire.ts';

/**
 * Object schemas in the responses of several modules. Field names are part of the public API, including their odd
 * spellings.
 */
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
  /** Whether the patient completed an appointment or an order with the provider; null unless the review is verified. */
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
/** The opening hours that apply now, or else the next ones; empty for a place that never opens. */
export const openNow = z.object({
  isClosed: z.boolean(),
  isWorking24Hours: z.boolean(),
  opening_from: z.string(),
  closed_at: z.string(),
  /** The day of the next opening if it is not today; otherwise null. */
  opens_on: z.string().nullable(),
});

/**
 * The distance of a provider from the place by which a list is sorted; approximate when only the sector of the provider
 * is known.
 */
export const distance = z.object({ metres: z.int(), is_approximate: z.boolean() }).optional();

const hospitalRef = named.extend({ district: z.string().nullable() });

/**
 * A free slot, with its hospital when it is in person. A slot that can be booked online or in person is given as in
 * person.
 */
export const nextSlot = z.object({
  date: z.string(),
  time: z.string(),
  type: z.enum(consultationTypes),
  hospital: hospitalRef.nullable(),
});

export const doctorCard = z.object({
  id,
  name: z.string(),
  user_code: z.string(),
  gender: z.string().nullable(),
  picture,
  verified: z.boolean(),
  doctorSpecialties: z.array(named),
  /**
   * The hospitals of the doctor: first those that match the filters or the search, then the hospital of the next free
   * slot, then the others.
   */
  hospitalAffiliations: z.array(hospitalRef),
  language_spoken: z.string(),
  review_ratings: rating,
  consultation_fee: money.nullable(),
  /** The first free slot within 90 days that fits the filters of the list. */
  next_available: nextSlot.nullable(),
  /**
   * The next seven days, beginning today, each with its number of free slots of the type and at the places that the
   * filters name.
   */
  week: z.array(z.object({ date: z.string(), free: z.int() })),
  /** The distance to the nearest hospital where the doctor works. */
  distance,
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
  distance,
});

export const monthly = z.array(z.object({ month_string: z.string(), amount: money }));
export const annualRequests = z.array(z.object({ month_string: z.string(), totalRequets: z.int() }));

export type DoctorCard = z.output<typeof doctorCard>;
export type PlaceCard = z.output<typeof placeCard>;
export type Review = z.output<typeof review>;
export type Rating = z.output<typeof rating>;
export type Hour = z.output<typeof hour>;
export type OpenNow = z.output<typeof openNow>;
