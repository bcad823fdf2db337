import type { DoctorCard, PlaceCard, Rating } from '@ivuriro/contract/shapes';
import type { DoctorRow, PlaceRow, RatingColumns, WorkPlace } from '../queries/cards.queries.ts';
import { openNow } from '../../providers/index.ts';
import type { FreeSlots, NextSlot } from '../ports.ts';

/** Presents a doctor as a card. `hospitals` are the hospitals of the row in the order in which the card shows them. */
export const presentDoctorCard = (
  row: DoctorRow,
  free: FreeSlots | undefined,
  hospitals: readonly WorkPlace[] = row.hospitals,
): DoctorCard => ({
  id: row.id,
  name: row.name,
  user_code: row.user_code,
  gender: row.gender,
  picture: row.picture,
  verified: row.verified,
  doctorSpecialties: row.specialities,
  hospitalAffiliations: hospitals.map(hospitalRef),
  language_spoken: JSON.stringify(row.language_spoken),
  review_ratings: presentRating(row),
  consultation_fee: row.consultation_fee,
  next_available: presentNextSlot(free?.next_available, hospitals),
  week: free?.week ?? [],
});

const hospitalRef = ({ id, name, district }: WorkPlace) => ({ id, name, district });

/** Presents a free slot with its place, which is the first of `hospitals` where the slot can be booked, or online. */
export function presentNextSlot(
  next: NextSlot | null | undefined,
  hospitals: readonly WorkPlace[],
): DoctorCard['next_available'] {
  if (!next) return null;
  const hospital = hospitals.find(({ id }) => next.hospitalIds.includes(id));
  return {
    date: next.date,
    time: next.time,
    type: hospital ? 'PHYSICAL' : 'ONLINE',
    hospital: hospital ? hospitalRef(hospital) : null,
  };
}

const openKeys = {
  hospital: 'isHospitalOpenNow',
  laboratory: 'isLaboratoryOpenNow',
  pharmacy: 'isPharmacyOpenNow',
} as const;

export const presentPlaceCard = (row: PlaceRow, now: Date): PlaceCard => ({
  id: row.id,
  name: row.name,
  user_code: row.user_code,
  type: row.type,
  sector: row.sector,
  sector_code: row.sector_code === null ? null : String(row.sector_code),
  district: row.district,
  address: row.address,
  primary_picture: row.picture,
  picture: row.picture,
  review_ratings: presentRating(row),
  [openKeys[row.kind as keyof typeof openKeys]]: openNow(row.hours, now),
});

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

const presentRating = (row: RatingColumns): Rating => ({
  overall: oneDecimal(row.overall),
  waitingTime: oneDecimal(row.waiting_time),
  customerCare: oneDecimal(row.customer_care),
  communication: oneDecimal(row.communication),
  recommend: oneDecimal(row.recommend),
  total: row.reviews,
});
