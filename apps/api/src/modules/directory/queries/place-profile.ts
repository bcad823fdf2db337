import type { directory } from '@ivuriro/contract/directory';
import type { DoctorCard } from '@ivuriro/contract/shapes';
import type { DataOf, Owner } from '../../../platform/http/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import { cleanRichText } from '../../../platform/rich-text.ts';
import { teamCards } from './team-cards.queries.ts';
import type { DoctorRow } from './cards.queries.ts';
import { doctorCardsOf } from './read-cards.ts';
import { placeDetails } from './details.queries.ts';
import { reviewsShown } from './doctor-profile.ts';
import { presentHours } from '../../providers/index.ts';
import { presentPlaceCard } from '../presenters/present-cards.ts';
import { reviewsOf } from '../ports.ts';

type PlaceOwn = DataOf<typeof directory.hospitalProfile>;

const teamShown = 100;

/** The whole profile as the place sees it. The endpoint of the public page removes the private fields. */
export async function placeProfile(platform: Platform, owner: Owner, first = teamShown): Promise<PlaceOwn> {
  const { reads } = platform;
  const now = platform.now();
  const [details, team, reviews] = await Promise.all([
    placeDetails(reads, owner.id),
    teamCards(reads, owner.id, first, now).then(async ({ rows, total }) => ({
      availableDoctors:
        owner.kind === 'hospital' ? await cardsAt(platform, owner.id, rows) : await doctorCardsOf(platform, rows),
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

/**
 * The cards of a hospital's doctors with their free slots in person there. The card of a doctor without such slots
 * shows the doctor's other free slots.
 */
async function cardsAt(platform: Platform, hospitalId: string, rows: DoctorRow[]): Promise<DoctorCard[]> {
  const places = { hospitalId };
  const cards = await doctorCardsOf(platform, rows, { type: 'PHYSICAL', places });
  const without = new Set(cards.filter((card) => !card.next_available).map(({ id }) => id));
  const others = await doctorCardsOf(
    platform,
    rows.filter(({ id }) => without.has(id)),
  );
  return cards.map((card) => others.find(({ id }) => id === card.id) ?? card);
}
