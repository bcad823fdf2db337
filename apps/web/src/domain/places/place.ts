import type { PlaceCard } from '@ivuriro/contract';

/** The wire has a key for each kind; one of them is there. */
export function openNowOf(place: PlaceCard) {
  return place.isHospitalOpenNow ?? place.isLaboratoryOpenNow ?? place.isPharmacyOpenNow;
}

/** 'Kacyiru, Gasabo'; a sector that is called like its district is named once. */
export function areaOf({ sector, district }: Pick<PlaceCard, 'sector' | 'district'>): string {
  return [...new Set([sector, district])].filter(Boolean).join(', ');
}
