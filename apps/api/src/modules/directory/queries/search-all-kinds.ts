import type { DoctorCard, PlaceCard } from '@ivuriro/contract/shapes';
import type { Platform } from '../../../platform/platform.ts';
import { listDoctors, listPlaces } from './list-providers.ts';

interface Everything {
  doctors: DoctorCard[];
  hospitals: PlaceCard[];
  laboratories: PlaceCard[];
  pharmacies: PlaceCard[];
}
const few = { limit: 5, offset: 0 };

/** Finds a few providers of each kind. Typos are allowed for only when nobody matches as typed. */
export async function findEverything(platform: Platform, text: string | undefined): Promise<Everything> {
  if (!text) return { doctors: [], hospitals: [], laboratories: [], pharmacies: [] };
  const asTyped = await fewOfEach(platform, text, false);
  return Object.values(asTyped).some(({ length }) => length > 0) ? asTyped : fewOfEach(platform, text, true);
}

async function fewOfEach(platform: Platform, text: string, forgiving: boolean): Promise<Everything> {
  const asked = { 'text-search': text };
  const [doctors, hospitals, laboratories, pharmacies] = await Promise.all([
    listDoctors(platform, asked, few, forgiving),
    listPlaces(platform, 'hospital', asked, few, forgiving),
    listPlaces(platform, 'laboratory', asked, few, forgiving),
    listPlaces(platform, 'pharmacy', asked, few, forgiving),
  ]);
  return {
    doctors: doctors.rows,
    hospitals: hospitals.rows,
    laboratories: laboratories.rows,
    pharmacies: pharmacies.rows,
  };
}
