import type { Kind } from '@ivuriro/contract';
import type { AnyProviderContext } from '../../../lib/api/call.ts';
import type { Api } from '../../../lib/api/contract.ts';

export type DoctorOwn = Api['GET /doctor/profile']['data'];
export type PlaceOwn = Api['GET /hospital/profile']['data'];
/** A provider's own record, published or not. */
export type Profile = DoctorOwn | PlaceOwn;
export type StoredPicture = { id: string; filename: string };
/** The provider whose profile is edited; its API requests use the mount `own` or `admin`. */
export type ProfileContext = AnyProviderContext & { kind: Kind };

/** The largest number of pictures of a profile. */
export const mostPictures = (kind: Kind): number => (kind === 'doctor' ? 1 : 5);

/** The stored pictures in display order; the first is the primary picture. */
export function picturesOf(profile: Profile): StoredPicture[] {
  if (!('primary_picture' in profile)) return profile.picture ? [profile.picture] : [];
  const others = profile.other_pictures.flatMap(({ image }) => (image ? [image] : []));
  return profile.primary_picture ? [profile.primary_picture, ...others] : others;
}
