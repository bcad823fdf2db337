import { doctorOwn, placeForm, placeOwn } from './profiles.ts';
import { owned, ownedEndpoint } from './endpoint.ts';
import { saved, adminDoctorForm } from './members.ts';

const read = {
  permission: 'profile.read',
  object: 'own',
  audit: 'none',
  summary: 'One provider, published or not, with the private fields.',
} as const;
const updated = {
  permission: 'profile.edit',
  object: 'own',
  audit: 'provider.updated',
  alsoPut: true,
  data: saved,
} as const;

export const doctorMemberProfile = owned({
  name: 'doctor_member_profile',
  kinds: ['doctor'],
  mounts: ['admin'],
  endpoints: { read: ownedEndpoint('GET /{kinds}/{owner_id}', { ...read, data: doctorOwn }) },
});
export const placeMemberProfile = owned({
  name: 'place_member_profile',
  kinds: ['hospital', 'laboratory', 'pharmacy'],
  mounts: ['admin'],
  endpoints: { read: ownedEndpoint('GET /{kinds}/{owner_id}', { ...read, data: placeOwn }) },
});

export const doctorMembers = owned({
  name: 'doctor_members',
  kinds: ['doctor'],
  mounts: ['admin'],
  endpoints: {
    update: ownedEndpoint('POST /{kinds}/{owner_id}', {
      ...updated,
      budget: 'member',
      body: adminDoctorForm,
      message: 'Doctor Profile was updated successfully',
      summary:
        'Saves the profile. The picture is uploaded afterwards. When name or registration number change, the profile is no longer verified.',
    }),
  },
});
export const placeMembers = owned({
  name: 'place_members',
  kinds: ['hospital', 'laboratory', 'pharmacy'],
  mounts: ['admin'],
  endpoints: {
    update: ownedEndpoint('PUT /{kinds}/{owner_id}', {
      ...updated,
      budget: 'member',
      body: placeForm,
      tolerates: ['type'],
      message: 'Profile updated successfully',
      summary: 'Saves the profile. Pictures are uploaded afterwards.',
    }),
  },
});
