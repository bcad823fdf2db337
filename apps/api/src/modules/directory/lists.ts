import type { DoctorCard, PlaceCard } from '@ivuriro/contract/shapes';
import type { Kind } from '@ivuriro/contract/endpoint';
import type pg from 'pg';
import type { Platform } from '../../platform/platform.ts';
import { doctorCards, placeCards } from './cards.ts';
import { called, countedUpTo, counting, everyone, found, type Matches, type Wanted, walked } from './matches.ts';
import { fewEnough, planForgivingSearch, planSearch, type Search } from './search-plan.ts';
import { sectorsMeant } from './sectors.ts';
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
export async function listDoctors(platform: Platform, filters: Filters, window: Window): Promise<List<DoctorCard>> {
  const { total, ids } = await matchesOf(platform, 'doctor', filters, window);
  return { total, rows: await doctorCards(platform, ids) };
}

export async function listPlaces(
  platform: Platform,
  kind: Exclude<Kind, 'doctor'>,
  filters: Filters,
  window: Window,
): Promise<List<PlaceCard>> {
  const { total, ids } = await matchesOf(platform, kind, filters, window);
  return { total, rows: (await placeCards(platform, ids)).map(({ card }) => card) };
}

interface Ids {
  total: number;
  ids: string[];
}
const nobody: Ids = { total: 0, ids: [] };

async function matchesOf(platform: Platform, kind: Kind, filters: Filters, window: Window): Promise<Ids> {
  const [specialityId, sectorCodes] = await Promise.all([
    filters.specialty ? specialityMeant(platform.db, filters.specialty) : undefined,
    filters.sector ? sectorsMeant(platform.db, filters.sector) : undefined,
  ]);
  if (specialityId === null || sectorCodes?.length === 0) return nobody;
  const wanted = { kind, specialityId, sectorCodes, ...window };
  const read = async (search: Search): Promise<Ids> =>
    search === 'nobody'
      ? nobody
      : readMatches(platform.pool, { ...wanted, search: search === 'everybody' ? undefined : search });
  const text = filters['text-search'];
  if (!text) return read('everybody');
  const plan = await planSearch(platform.pool, kind, text);
  const exact = await read(plan.exact);
  return exact.total > 0 ? exact : read(plan.forgiving ?? (await planForgivingSearch(platform.pool, kind, text)));
}

/** A second filter leaves few of many: to count them first would cost as much as to find them. */
const fewWhenFiltered = 20 * fewEnough;

/** By the index what few have, by walking the names in their order what many have. */
async function readMatches(pool: pg.Pool, wanted: Wanted): Promise<Ids> {
  const { search, specialityId, sectorCodes, limit, offset } = wanted;
  const read = async (matches: Matches): Promise<Ids> => (await pool.query<Ids>(matches)).rows[0]!;
  const filtered = specialityId !== undefined || sectorCodes !== undefined;
  if (!search && !filtered) return read(everyone(wanted));
  const known = search && !filtered && (search.least === search.most || search.least >= countedUpTo);
  if (search?.names && known) return read(called(wanted, search.names, search.least));
  if (search && search.most <= (filtered ? fewWhenFiltered : fewEnough)) return read(found(wanted));
  const total = known ? search.least : await countUpTo(pool, counting(wanted));
  if (total < countedUpTo) return read(found(wanted));
  if (offset >= total) return { total, ids: [] };
  if (search?.names) return read(called(wanted, search.names, total));
  const page = await read(walked(wanted, total));
  return page.ids.length === Math.min(limit, total - offset) ? page : { ...(await read(found(wanted))), total };
}

async function countUpTo(pool: pg.Pool, statement: Matches): Promise<number> {
  const { rows } = await pool.query<{ total: number }>(statement);
  return rows[0]!.total;
}
