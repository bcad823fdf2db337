import type { directory } from '@ivuriro/contract/directory';
import type { DataOf } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { doctorCards, placeCards } from './cards.ts';
import { presentHours } from './present.ts';
import { doctorDetails } from './profile.queries.ts';
import { reviewsOf } from './slots.ts';

export type DoctorOwn = DataOf<typeof directory.doctorProfile>;

/** So many of the newest reviews are shown on a profile. */
export const reviewsShown = 50;

/** A doctor with everything that his own profile shows; the public address strips what is private. */
export async function doctorProfile(platform: Platform, id: string): Promise<DoctorOwn> {
  const [[card], details, reviews] = await Promise.all([
    doctorCards(platform, [id]),
    doctorDetails(platform.pool, id),
    reviewsOf.call(platform.db, id, reviewsShown),
  ]);
  const hospitals = await placeCards(platform, 'hospital', details.hospital_ids);
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
    treatedSymptomsDiseases: details.treated,
    education_trainings: JSON.stringify(details.education_trainings),
    awards_honors: JSON.stringify(details.awards_honors),
    publication: JSON.stringify(details.publication),
    other_certificates: JSON.stringify(details.other_certificates),
    hospitalAffiliations: hospitals.map(({ card: hospital, row: { latitude, longitude } }) => ({
      ...hospital,
      latitude,
      longitude,
    })),
    workingHours: presentHours(details.hours, { id, kind: 'doctor' }),
    reviews,
  };
}
