import type { directory } from '@ivuriro/contract/directory';
import type { DataOf, Owner } from '../../../platform/http/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import { cleanRichText } from '../../../platform/rich-text.ts';
import { teamCards } from './team-cards.queries.ts';
import { doctorCardsOf } from './read-cards.ts';
import { placeDetails } from './details.queries.ts';
import { reviewsShown } from './doctor-profile.ts';
import { presentHours } from '../../providers/index.ts';
import { presentPlaceCard } from '../presenters/present-cards.ts';
import { reviewsOf } from '../ports.ts';

type PlaceOwn = DataOf<typeof directory.hospitalProfile>;

const teamShown = 100;

/** Everything that a place sees of its own profile. The endpoint of the public page removes what is private. */
export async function placeProfile(platform: Platform, owner: Owner, first = teamShown): Promise<PlaceOwn> {
  const { reads } = platform;
  const now = platform.now();
  const [details, team, reviews] = await Promise.all([
    placeDetails(reads, owner.id),
    teamCards(reads, owner.id, first, now).then(async ({ rows, total }) => ({
      availableDoctors: await doctorCardsOf(platform, rows, { places: { hospitalId: owner.id } }),
      team_size: total,
    })),
    reviewsOf.call(reads, owner.id, reviewsShown),
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
    ...team,
    acceptedInsurances: details.insurances,
    facilities: details.facilities,
    reviews,
  };
}
