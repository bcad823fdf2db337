import type { DoctorCard } from '@ivuriro/contract';
import { freeness, placeText, wordsOf } from './next-free-slot.ts';

/**
 * The part of a doctor that a card shows. Loaders reduce each doctor to it, because the page carries their data beside
 * its HTML.
 */
export interface DoctorOnCard extends Pick<DoctorCard, 'id' | 'name' | 'picture' | 'consultation_fee' | 'distance'> {
  speciality: string | undefined;
  rating: { value: number; count: number };
  /** The first hospital with its district; absent for a doctor who works online only. */
  place: string | undefined;
  /** The number of further hospitals. */
  more: number;
  languages: string;
  next: Pick<NonNullable<DoctorCard['next_available']>, 'date' | 'time' | 'hospital'> | null;
  week: { date: string; free: 'many' | 'few' | 'none' }[];
}

export function onCard(doctor: DoctorCard): DoctorOnCard {
  const { id, name, picture, consultation_fee, distance, next_available: next, review_ratings: rating } = doctor;
  const [place, ...more] = doctor.hospitalAffiliations;
  return {
    id,
    name,
    picture,
    consultation_fee,
    distance,
    speciality: doctor.doctorSpecialties[0]?.name,
    rating: { value: rating.overall, count: rating.total },
    place: place && placeText(place),
    more: more.length,
    languages: wordsOf(doctor.language_spoken).join(', '),
    next: next && { date: next.date, time: next.time, hospital: next.hospital },
    week: doctor.week.map(({ date, free }) => ({ date, free: freeness(free) })),
  };
}
