import type { PlaceCard } from '@ivuriro/contract';

/** Whether the place is open now, and its hours. The reply has a field for each kind of place, of which one is set. */
export function openNowOf(place: PlaceCard) {
  return place.isHospitalOpenNow ?? place.isLaboratoryOpenNow ?? place.isPharmacyOpenNow;
}

/** 'Kacyiru, Gasabo'; a sector with the name of its district is shown once. */
export function areaOf({ sector, district }: Pick<PlaceCard, 'sector' | 'district'>): string {
  return [...new Set([sector, district])].filter(Boolean).join(', ');
}
