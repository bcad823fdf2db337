import type { DoctorCard, PlaceCard, Rating } from '@ivuriro/contract/shapes';
import type { DoctorRow, PlaceRow, RatingColumns } from '../queries/cards.queries.ts';
import { openNow } from '../../providers/index.ts';
import type { FreeSlots } from '../ports.ts';

export const presentDoctorCard = (row: DoctorRow, free: FreeSlots | undefined): DoctorCard => ({
  id: row.id,
  name: row.name,
  user_code: row.user_code,
  gender: row.gender,
  picture: row.picture,
  verified: row.verified,
  doctorSpecialties: row.specialities,
  hospitalAffiliations: row.hospitals,
  language_spoken: JSON.stringify(row.language_spoken),
  review_ratings: presentRating(row),
  consultation_fee: row.consultation_fee,
  next_available: free?.next_available ?? null,
  week: free?.week ?? [],
});

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
