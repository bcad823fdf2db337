import type { PlaceCard } from '@ivuriro/contract';

/**
 * Whether the place is open now, and its hours. The reply has one field for each kind of place; only one of them is
 * set.
 */
export function openNowOf(place: PlaceCard) {
  return place.isHospitalOpenNow ?? place.isLaboratoryOpenNow ?? place.isPharmacyOpenNow;
}

/** 'Kacyiru, Gasabo': sector and district; equal names are shown once. */
export function areaOf({ sector, district }: Pick<PlaceCard, 'sector' | 'district'>): string {
  return [...new Set([sector, district])].filter(Boolean).join(', ');
}
