import type { directory } from '@ivuriro/contract/directory';
import type { DataOf, Owner } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { cleanRichText } from '../../platform/rich-text.ts';
import { doctorsOf } from './cards.queries.ts';
import { doctorCardsOf } from './cards.ts';
import { placeDetails } from './details.queries.ts';
import { reviewsShown } from './doctor-profile.ts';
import { presentHours, presentPlaceCard } from './present.ts';
import { reviewsOf } from './slots.ts';

export type PlaceOwn = DataOf<typeof directory.hospitalProfile>;

/** A place with everything that its own profile shows; the public address strips what is private. */
export async function placeProfile(platform: Platform, owner: Owner): Promise<PlaceOwn> {
  const { pool } = platform;
  const now = platform.now();
  const [details, availableDoctors, reviews] = await Promise.all([
    placeDetails(pool, owner.id),
    doctorsOf(pool, owner.id, now).then(({ rows }) => doctorCardsOf(platform, rows)),
    reviewsOf.call(pool, owner.id, reviewsShown),
  ]);
  return {
    ...presentPlaceCard(details, now),
    about: cleanRichText(details.about),
    phone: details.phone,
    email: details.email,
    isPublished: details.is_published,
    created_at: details.created_at.toISOString(),
    latitude: details.latitude,
    longitude: details.longitude,
    location_is_approximate: details.approximate,
    images: [],
    other_pictures: details.pictures.slice(1).map((image) => ({ id: image.id, image })),
    workingHours: presentHours(details.hours, owner),
    availableSpecialities: details.specialities,
    otherServicesProvided: details.other_services.map(({ value }) => ({ name: value })),
    availableDoctors,
    acceptedInsurances: details.insurances,
    facilities: details.facilities,
    reviews,
  };
}
