import * as z from 'zod';
import { doctorForm, placeForm } from './profiles.ts';
import { endpoint, kinds, owned, ownedEndpoint } from './endpoint.ts';
import { importing } from './import.ts';
import { doctorCard, placeCard } from './shapes.ts';
import { day, flag, id, instant, money, nothing, page, paging, search, withoutPaginate } from './wire.ts';

/**
 * The fields of a provider in the lists of the administrator, which contain published and unpublished doctors,
 * hospitals, laboratories and pharmacies.
 */
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
    permission: 'profile.read',
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
      'Providers, published or not, newest first; with state=waiting only unpublished ones. text-search finds names and the other words by which patients find a provider, e-mail addresses, phone numbers and user codes. The total is a lower bound from 10,000 on, and that of a search from 1,000 on.',
  }) as const;

export const adminDoctorForm = doctorForm.extend({
  /** The day after which the profile is no longer shown as verified. */
  licence_expires_on: z.union([z.literal('').transform(() => null), day]).optional(),
  /** Whether an administrator has checked the registration number and the licence. */
  verified: flag.optional(),
});
export const hospitalForm = placeForm.extend({ type: z.enum(['Hospital', 'Clinic']).optional() });
export const saved = z.object({ id, itemType: z.enum(kinds) });
const created = {
  who: 'admin',
  permission: 'providers.moderate',
  object: 'none',
  audit: 'provider.created',
  budget: 'member',
  data: saved,
  status: 201,
  message: 'Profile saved successfully',
  summary:
    'Opens an unpublished account and mails a link for setting a password. When the e-mail address has a login already, the account is added to that login.',
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
  permission: 'providers.moderate',
  object: 'own',
  audit: 'provider.publication_set',
  budget: 'write',
  body: z.strictObject({ isPublished: flag }),
  data: z.object({ id, isPublished: z.boolean() }),
  summary:
    'isPublished 1 publishes the profile. A doctor needs name, speciality and registration number for that, a place needs name, phone number and sector; otherwise 422 `profile_incomplete`. 0 removes the profile from every public page at once; its appointments and orders stay.',
} as const;

export const members = owned({
  name: 'members',
  kinds,
  mounts: ['admin'],
  endpoints: {
    approve: ownedEndpoint('POST /approve/{owner_id}', publication),
    approveNamed: ownedEndpoint('POST /approve', publication),
    deletion: ownedEndpoint('GET /{kinds}/{owner_id}/deletion', {
      permission: 'providers.delete',
      object: 'own',
      audit: 'none',
      data: z.object({ visits: z.int(), orders: z.int(), owed: money }),
      summary:
        'The consequences of a deletion: the coming appointments and open orders that it would cancel, and the RWF that are owed to the provider, negative when the provider owes money.',
    }),
    remove: ownedEndpoint('DELETE /{kinds}/{owner_id}', {
      permission: 'providers.delete',
      object: 'own',
      audit: 'provider.deleted',
      budget: 'write',
      data: nothing,
      summary:
        'Hides the provider and ends its sessions. Its coming appointments and open orders are cancelled with a full refund. Past appointments, payments and consultation files are kept.',
    }),
  },
});
