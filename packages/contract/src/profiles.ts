import * as z from 'zod';
import { email, optionalPhone } from './contact.ts';
import { facility, insurance, symptomDisease } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { doctorCard, hour, nextSlot, placeCard, review } from './shapes.ts';
import { id, instant, jsonList, money, named, oneLine, optionalLine, optionalText, picture, whole } from './wire.ts';

export const doctor = doctorCard.extend({
  bio: z.string(),
  RMDC_Reg_number: z.string().nullable(),
  treatedSymptomsDiseases: z.array(symptomDisease),
  education_trainings: jsonList,
  awards_honors: jsonList,
  publication: jsonList,
  hospitalAffiliations: z.array(
    placeCard.extend({
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      location_is_approximate: z.boolean(),
      /**
       * Whether the doctor has working hours at this hospital within 90 days, whether their slots are free or taken.
       */
      bookable: z.boolean(),
    }),
  ),
  /** Whether the doctor has working hours online within 90 days, whether their slots are free or taken. */
  bookable_online: z.boolean(),
  /** The first free slot of each consultation type within 90 days. */
  next_by_type: z.object({ ONLINE: nextSlot.nullable(), PHYSICAL: nextSlot.nullable() }),
  workingHours: z.array(hour),
  reviews: z.array(review),
});
export const doctorOwn = doctor.extend({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  other_certificates: jsonList,
  licence_expires_on: z.string().nullable(),
  isPublished: z.boolean(),
  slot_minutes: z.int(),
  created_at: instant,
});
export const place = placeCard.extend({
  about: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  location_is_approximate: z.boolean(),
  other_pictures: z.array(z.object({ id, image: picture })),
  workingHours: z.array(hour),
  availableSpecialities: z.array(named),
  otherServicesProvided: z.array(z.object({ name: z.string() })),
  /** The first published doctors of the team, A–Z. */
  availableDoctors: z.array(doctorCard),
  /** The number of all published doctors of the team. */
  team_size: z.int(),
  acceptedInsurances: z.array(insurance),
  facilities: z.array(facility),
  reviews: z.array(review),
});
export const placeOwn = place.extend({ isPublished: z.boolean(), created_at: instant, images: z.array(z.never()) });

export const doctorForm = z.strictObject({
  name: oneLine(120),
  email,
  phone: optionalPhone,
  gender: z.union([z.literal('').transform(() => null), z.enum(['Male', 'Female'])]).optional(),
  bio: optionalText(20_000),
  RMDC_Reg_number: optionalLine(40),
  education_trainings: jsonList.optional(),
  awards_honors: jsonList.optional(),
  language_spoken: jsonList.optional(),
  publication: jsonList.optional(),
  other_certificates: jsonList.optional(),
  consultation_fee: z
    .union([z.literal('').transform(() => null), whole.pipe(money.min(100).max(10_000_000))])
    .optional(),
  slot_minutes: whole.pipe(z.union([z.literal(15), z.literal(30), z.literal(60)])).optional(),
});
export const placeForm = z.strictObject({
  name: oneLine(160),
  sector: optionalLine(80),
  address: optionalLine(200),
  about: optionalText(20_000),
  email,
  phone: optionalPhone,
  otherServicesProvided: jsonList.optional(),
});

/** The profile of a provider, as the provider edits it. */
export const ownProfiles = {
  updateDoctor: endpoint('POST /doctor/update_profile', {
    who: 'doctor',
    permission: 'profile.edit',
    object: 'own',
    audit: 'provider.updated',
    budget: 'write',
    alsoPut: true,
    body: doctorForm,
    data: z.object({ id, itemType: z.literal('doctor') }),
    message: 'Profile updated and published',
    summary: 'Saves the profile of the caller. The picture is uploaded afterwards.',
  }),
  updateHospital: endpoint('PUT /hospital/update', {
    who: 'hospital',
    permission: 'profile.edit',
    object: 'own',
    audit: 'provider.updated',
    budget: 'write',
    alsoPut: true,
    body: placeForm,
    tolerates: ['type'],
    data: z.object({ id, itemType: z.literal('hospital') }),
    message: 'Profile updated successfully',
    summary: 'Saves the profile of the caller. Pictures are uploaded afterwards.',
  }),
  updateLaboratory: endpoint('PUT /laboratory/update', {
    who: 'laboratory',
    permission: 'profile.edit',
    object: 'own',
    audit: 'provider.updated',
    budget: 'write',
    alsoPut: true,
    body: placeForm,
    tolerates: ['type'],
    data: z.object({ id, itemType: z.literal('laboratory') }),
    message: 'Profile updated successfully',
    summary: 'Saves the profile of the caller. Pictures are uploaded afterwards.',
  }),
  updatePharmacy: endpoint('PUT /pharmacy/update', {
    who: 'pharmacy',
    permission: 'profile.edit',
    object: 'own',
    audit: 'provider.updated',
    budget: 'write',
    alsoPut: true,
    body: placeForm,
    data: z.object({ id, itemType: z.literal('pharmacy') }),
    message: 'Profile updated successfully',
    summary: 'Saves the profile of the caller. Pictures are uploaded afterwards.',
  }),
};
