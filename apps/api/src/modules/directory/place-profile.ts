import type { directory } from '@ivuriro/contract/directory';
import type { DataOf, Owner } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { picturesOf } from '../files/index.ts';
import { doctorCards, placeCards } from './cards.ts';
import { reviewsShown } from './doctor-profile.ts';
import { workingHoursOf } from './hours.ts';
import { facilitiesOf, insurancesOf, specialitiesOf } from './links.ts';
import { doctorIdsOf, placeDetails } from './profile.queries.ts';
import { reviewsOf } from './slots.ts';

export type PlaceOwn = DataOf<typeof directory.hospitalProfile>;

/** A place with everything that its own profile shows; the public address strips what is private. */
export async function placeProfile(platform: Platform, owner: Owner): Promise<PlaceOwn> {
  const { db } = platform;
  const [[place], details, pictures, workingHours, specialities, availableDoctors, insurances, facilities, reviews] =
    await Promise.all([
      placeCards(platform, [owner.id]),
      placeDetails(db, owner.id),
      picturesOf(db, owner.kind, [owner.id]),
      workingHoursOf(db, owner),
      specialitiesOf(db, owner),
      doctorIdsOf(db, owner.id).then((ids) => doctorCards(platform, ids)),
      insurancesOf(db, owner),
      facilitiesOf(db, owner),
      reviewsOf.call(platform.pool, owner.id, reviewsShown),
    ]);
  const { card, row } = place!;
  return {
    ...card,
    about: details.about,
    phone: details.phone,
    email: details.email,
    isPublished: details.is_published,
    created_at: details.created_at.toISOString(),
    latitude: row.latitude,
    longitude: row.longitude,
    location_is_approximate: row.approximate,
    images: [],
    other_pictures: (pictures.get(owner.id) ?? []).slice(1).map((image) => ({ id: image.id, image })),
    workingHours,
    availableSpecialities: specialities.map(({ speciality }) => speciality),
    otherServicesProvided: (details.other_services as { value: string }[]).map(({ value }) => ({ name: value })),
    availableDoctors,
    acceptedInsurances: insurances.map(({ insurance }) => insurance),
    facilities: facilities.map(({ facility }) => facility),
    reviews,
  };
}
