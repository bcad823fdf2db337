import type { directory } from '@ivuriro/contract/directory';
import type { DataOf } from '../../../platform/http/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import { cleanRichText } from '../../../platform/rich-text.ts';
import { doctorDetails } from './details.queries.ts';
import { presentHours } from '../../providers/index.ts';
import { presentDoctorCard, presentNextSlot, presentPlaceCard } from '../presenters/present-cards.ts';
import { freeSlotsOf, hoursAndSlotsOf, reviewsOf } from '../ports.ts';

export type DoctorOwn = DataOf<typeof directory.doctorProfile>;

/** How many of the newest reviews a profile shows. */
export const reviewsShown = 50;

/** The whole profile as the doctor sees it. The endpoint of the public page removes the private fields. */
export async function doctorProfile(platform: Platform, id: string): Promise<DoctorOwn> {
  const { db, reads } = platform;
  const now = platform.now();
  const [details, reviews, free, bookable] = await Promise.all([
    doctorDetails(reads, id, now),
    reviewsOf.call(reads, id, reviewsShown),
    freeSlotsOf.call(db, [{ id }], now, {}),
    hoursAndSlotsOf.call(db, id, now),
  ]);
  return {
    ...presentDoctorCard(details, free.get(id)),
    bio: cleanRichText(details.bio),
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
    hospitalAffiliations: details.places.map((row) => ({
      ...presentPlaceCard(row, now),
      latitude: row.latitude,
      longitude: row.longitude,
      location_is_approximate: row.approximate,
      bookable: bookable?.hours.hospitalIds.includes(row.id) ?? false,
    })),
    bookable_online: bookable?.hours.isOnline ?? false,
    next_by_type: {
      ONLINE: presentNextSlot(bookable?.next.ONLINE, details.hospitals),
      PHYSICAL: presentNextSlot(bookable?.next.PHYSICAL, details.hospitals),
    },
    workingHours: presentHours(details.hours, { id, kind: 'doctor' }),
    reviews,
  };
}
