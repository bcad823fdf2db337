import type { directory } from '@ivuriro/contract/directory';
import type { DataOf } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { doctorCardRows, placeCardRows } from './cards.queries.ts';
import { workingHoursOf } from './hours.ts';
import { treatedBy } from './links.ts';
import { doctorCards, placeCards } from './lists.ts';
import { doctorDetails, hospitalIdsOf } from './profile.queries.ts';
import { reviewsOf } from './slots.ts';

export type Doctor = DataOf<typeof directory.doctor>;
export type DoctorOwn = DataOf<typeof directory.doctorProfile>;

/** So many of the newest reviews are shown on a profile. */
export const reviewsShown = 50;

/** A doctor with everything that his own profile shows; the public address strips what is private. */
export async function doctorProfile(platform: Platform, id: string): Promise<DoctorOwn> {
  const { db, pool } = platform;
  const owner = { id, kind: 'doctor' } as const;
  const [cardRows, details, treated, workingHours, reviews, hospitals] = await Promise.all([
    doctorCardRows(pool, [id], platform.now()),
    doctorDetails(db, id),
    treatedBy(db, owner),
    workingHoursOf(db, owner),
    reviewsOf.call(db, id, reviewsShown),
    hospitalIdsOf(db, id).then((ids) => placeCardRows(pool, ids)),
  ]);
  const [[card], hospitalCards] = await Promise.all([doctorCards(platform, cardRows), placeCards(platform, hospitals)]);
  return {
    ...card!,
    bio: details.bio,
    RMDC_Reg_number: details.rmdc_number,
    licence_expires_on: details.licence_expires_on,
    email: details.email,
    phone: details.phone,
    isPublished: details.is_published,
    slot_minutes: details.slot_minutes,
    created_at: details.created_at.toISOString(),
    treatedSymptomsDiseases: treated.flatMap((link) => link.symptoms_diseases),
    education_trainings: JSON.stringify(details.education_trainings),
    awards_honors: JSON.stringify(details.awards_honors),
    publication: JSON.stringify(details.publication),
    other_certificates: JSON.stringify(details.other_certificates),
    hospitalAffiliations: hospitalCards.map((hospital, index) => ({
      ...hospital,
      latitude: hospitals[index]!.latitude,
      longitude: hospitals[index]!.longitude,
    })),
    workingHours,
    reviews,
  };
}
