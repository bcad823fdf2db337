import type { DoctorCard, PlaceCard } from '@ivuriro/contract/shapes';
import type { Kind } from '@ivuriro/contract/endpoint';
import type { Platform } from '../../platform/platform.ts';
import { cardPage, type DoctorRow, type PlaceRow } from './cards.queries.ts';
import { countedUpTo, counting, everyone, found, type Matches, type Wanted, walked } from './matches.ts';
import { presentDoctorCard, presentPlaceCard } from './present.ts';
import { firstPictures } from './refs.ts';
import { fewEnough, planForgivingSearch, planSearch, type Search } from './search-plan.ts';
import { sectorsMeant } from './sectors.ts';
import { freeTimesOf } from './slots.ts';
import { specialityMeant } from './speciality-filter.ts';

export interface Filters {
  'text-search'?: string | undefined;
  specialty?: string | undefined;
  sector?: string | undefined;
}
interface Window {
  limit: number;
  offset: number;
}
interface List<T> {
  total: number;
  rows: T[];
}
const nobody = { total: 0, rows: [] };

export async function listDoctors(platform: Platform, filters: Filters, window: Window): Promise<List<DoctorCard>> {
  const { total, rows } = await listRows<DoctorRow>(platform, 'doctor', filters, window);
  return { total, rows: await doctorCards(platform, rows) };
}

export async function listPlaces(
  platform: Platform,
  kind: Exclude<Kind, 'doctor'>,
  filters: Filters,
  window: Window,
): Promise<List<PlaceCard>> {
  const { total, rows } = await listRows<PlaceRow>(platform, kind, filters, window);
  return { total, rows: await placeCards(platform, rows) };
}

export async function doctorCards(platform: Platform, rows: DoctorRow[]): Promise<DoctorCard[]> {
  const ids = rows.map((row) => row.id);
  const [pictures, free] = await Promise.all([
    firstPictures(platform.db, rows),
    ids.length > 0 ? freeTimesOf.call(platform.db, platform.pool, ids, platform.now()) : new Map(),
  ]);
  return rows.map((row) => presentDoctorCard(row, pictures.get(row.id) ?? null, free.get(row.id)));
}

export async function placeCards(platform: Platform, rows: PlaceRow[]): Promise<PlaceCard[]> {
  const pictures = await firstPictures(platform.db, rows);
  return rows.map((row) => presentPlaceCard(row, pictures.get(row.id) ?? null, platform.now()));
}

type Row = DoctorRow | PlaceRow;

async function listRows<T extends Row>(
  platform: Platform,
  kind: Kind,
  filters: Filters,
  window: Window,
): Promise<List<T>> {
  const [specialityId, sectorCodes] = await Promise.all([
    filters.specialty ? specialityMeant(platform.db, filters.specialty) : undefined,
    filters.sector ? sectorsMeant(platform.db, filters.sector) : undefined,
  ]);
  if (specialityId === null || sectorCodes?.length === 0) return nobody;
  const text = filters['text-search'];
  const read = (search: Search): Promise<List<T>> =>
    search === 'nobody'
      ? Promise.resolve(nobody)
      : readMatches<T>(platform, {
          kind,
          specialityId,
          sectorCodes,
          ...window,
          search: search === 'everybody' ? undefined : search,
        });
  if (!text) return read('everybody');
  const exact = await read(await planSearch(platform.pool, kind, text));
  return exact.total > 0 ? exact : read(await planForgivingSearch(platform.pool, kind, text));
}

/** By the index what few have, by walking the names what many have. */
async function readMatches<T extends Row>(platform: Platform, wanted: Wanted): Promise<List<T>> {
  const { search, specialityId, sectorCodes, kind, limit, offset } = wanted;
  const read = (matches: Matches) => cardPage<T>(platform.pool, kind, matches, platform.now());
  const filtered = specialityId !== undefined || sectorCodes !== undefined;
  if (!search && !filtered) return read(everyone(wanted));
  if (search && search.most <= fewEnough) return read(found(wanted));
  const total =
    search && !filtered && search.least >= countedUpTo ? search.least : await countUpTo(platform, counting(wanted));
  if (total < countedUpTo) return read(found(wanted));
  if (offset >= total) return { total, rows: [] };
  const page = await read(walked(wanted, total));
  return page.rows.length === Math.min(limit, total - offset) ? page : { ...(await read(found(wanted))), total };
}

async function countUpTo(platform: Platform, statement: Matches): Promise<number> {
  const { rows } = await platform.pool.query<{ total: number }>(statement);
  return rows[0]!.total;
}
