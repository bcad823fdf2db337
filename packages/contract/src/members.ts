import * as z from 'zod';
import { doctorForm, placeForm } from './profiles.ts';
import { endpoint, kinds, owned, ownedEndpoint } from './endpoint.ts';
import { importing } from './import.ts';
import { doctorCard, placeCard } from './shapes.ts';
import { day, flag, id, instant, money, nothing, page, paging, search, withoutPaginate } from './wire.ts';

/** Doctors, hospitals, laboratories and pharmacies as the administrator sees them, published or not. */
const inList = {
  email: z.string().nullable(),
  phone: z.string().nullable(),
  isPublished: z.boolean(),
  created_at: instant,
};
const doctorRow = doctorCard.extend(inList);
const placeRow = placeCard.extend(inList);

export const memberStates = ['waiting', 'published'] as const;
const list = <T extends z.ZodType>(row: T) =>
  ({
    who: 'admin',
    object: 'none',
    audit: 'none',
    query: z.object({
      'text-search': search,
      state: z.enum(memberStates).optional().catch(undefined),
      withoutPaginate,
      ...paging,
    }),
    data: z.union([page(row), z.array(row)]),
    summary:
      'Published or not, newest first; state=waiting those that are not. text-search takes names and what else finds a provider, an e-mail address, a phone number or a user code. From 10,000 on the total is a lower bound, of a search from 1,000.',
  }) as const;

export const adminDoctorForm = doctorForm.extend({
  /** After this day the profile is no longer shown as verified. */
  licence_expires_on: z.union([z.literal('').transform(() => null), day]).optional(),
  /** The administrator has checked the registration number and the licence. */
  verified: flag.optional(),
});
export const hospitalForm = placeForm.extend({ type: z.enum(['Hospital', 'Clinic']).optional() });
export const saved = z.object({ id, itemType: z.enum(kinds) });
const created = {
  who: 'admin',
  object: 'none',
  audit: 'provider.created',
  budget: 'member',
  data: saved,
  status: 201,
  message: 'Profile saved successfully',
  summary:
    'Opens an unpublished account and mails a link to set a password; a known e-mail gets the account beside its others.',
} as const;

const placeColumns = 'name, email, phone, sector, address, about, otherServicesProvided';
const doctorColumns =
  'name, email, phone, gender, bio, RMDC_Reg_number, licence_expires_on, consultation_fee, slot_minutes, language_spoken, education_trainings, awards_honors, publication, other_certificates (lists between semicolons)';

export const memberLists = {
  doctors: endpoint('GET /admin/doctors', list(doctorRow)),
  hospitals: endpoint('GET /admin/hospitals', list(placeRow)),
  laboratories: endpoint('GET /admin/laboratories', list(placeRow)),
  pharmacies: endpoint('GET /admin/pharmacies', list(placeRow)),
};

export const newMembers = {
  createDoctor: endpoint('POST /admin/doctors', {
    ...created,
    body: adminDoctorForm,
    message: 'New Doctor Profile was added successfully',
  }),
  createHospital: endpoint('POST /admin/hospitals', { ...created, body: hospitalForm }),
  createLaboratory: endpoint('POST /admin/laboratories', { ...created, body: placeForm, tolerates: ['type'] }),
  createPharmacy: endpoint('POST /admin/pharmacies', { ...created, body: placeForm, tolerates: ['type'] }),
  importDoctors: importing('/admin/doctors', doctorColumns),
  importHospitals: importing('/admin/hospitals', `${placeColumns}, type`),
  importLaboratories: importing('/admin/laboratories', placeColumns),
  importPharmacies: importing('/admin/pharmacies', placeColumns),
};

const publication = {
  object: 'own',
  audit: 'provider.publication_set',
  budget: 'write',
  body: z.strictObject({ isPublished: flag }),
  data: z.object({ id, isPublished: z.boolean() }),
  summary:
    'isPublished 1 publishes the profile: a doctor’s with name, speciality and registration number, a place’s with name, phone number and sector, else 422 `profile_incomplete`. 0 takes it off every public page at once; visits and orders stay.',
} as const;

export const members = owned({
  name: 'members',
  kinds,
  mounts: ['admin'],
  endpoints: {
    approve: ownedEndpoint('POST /approve/{owner_id}', publication),
    approveNamed: ownedEndpoint('POST /approve', publication),
    deletion: ownedEndpoint('GET /{kinds}/{owner_id}/deletion', {
      object: 'own',
      audit: 'none',
      data: z.object({ visits: z.int(), orders: z.int(), owed: money }),
      summary:
        'What the deletion would do: coming visits and open orders that it cancels, and RWF that are owed to the provider, below 0 what he owes.',
    }),
    remove: ownedEndpoint('DELETE /{kinds}/{owner_id}', {
      object: 'own',
      audit: 'provider.deleted',
      budget: 'write',
      data: nothing,
      summary:
        'Hides the provider and ends its tokens; its coming visits and open orders are cancelled with full refund. What was booked, paid and written stays.',
    }),
  },
});
