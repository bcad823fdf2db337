import type { directory } from '@ivuriro/contract/directory';
import type { DataOf, Owner } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { picturesOf } from '../files/index.ts';
import { doctorCardRows, placeCardRows } from './cards.queries.ts';
import { reviewsShown } from './doctor-profile.ts';
import { workingHoursOf } from './hours.ts';
import { facilitiesOf, insurancesOf, specialitiesOf } from './links.ts';
import { doctorCards, placeCards } from './lists.ts';
import { doctorIdsOf, placeDetails } from './profile.queries.ts';
import { reviewsOf } from './slots.ts';

export type PlaceOwn = DataOf<typeof directory.hospitalProfile>;

/** A place with everything that its own profile shows; the public address strips what is private. */
export async function placeProfile(platform: Platform, owner: Owner): Promise<PlaceOwn> {
  const { db, pool } = platform;
  const [rows, details, pictures, workingHours, specialities, doctors, insurances, facilities, reviews] =
    await Promise.all([
      placeCardRows(pool, [owner.id]),
      placeDetails(db, owner.id),
      picturesOf(db, owner.kind, [owner.id]),
      workingHoursOf(db, owner),
      specialitiesOf(db, owner),
      doctorIdsOf(db, owner.id).then((ids) => doctorCardRows(pool, ids, platform.now())),
      insurancesOf(db, owner),
      facilitiesOf(db, owner),
      reviewsOf.call(db, owner.id, reviewsShown),
    ]);
  const [[card], availableDoctors] = await Promise.all([placeCards(platform, rows), doctorCards(platform, doctors)]);
  const { latitude, longitude, approximate } = rows[0]!;
  return {
    ...card!,
    about: details.about,
    phone: details.phone,
    email: details.email,
    isPublished: details.is_published,
    created_at: details.created_at.toISOString(),
    latitude,
    longitude,
    location_is_approximate: approximate,
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
