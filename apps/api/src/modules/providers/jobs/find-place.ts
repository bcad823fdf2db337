import type { Db } from '../../../platform/db/pool.ts';
import { transact } from '../../../platform/db/transact.ts';
import { geocode } from '../../../platform/geocoder.ts';
import { kilometresBetween } from '../../../platform/map-point.ts';
import type { Platform } from '../../../platform/platform.ts';
import { farthestFromSector } from '../domain/map-rules.ts';

/**
 * Finds the map point of a place by geocoding its street address. When the address changes again meanwhile, the result
 * is dropped, because the event of that change starts another search.
 */
export async function findPlace(platform: Platform, { place_id }: { place_id: string }): Promise<void> {
  const { db, config } = platform;
  const place = await addressOf(db, place_id);
  if (!place) return;
  const point = await geocode(config, `Rwanda ${place.sector} ${place.address}`);
  if (!point || kilometresBetween(point, place) > farthestFromSector) return;
  await transact(db, (trx) =>
    trx
      .updateTable('place')
      .set(point)
      .where('id', '=', place_id)
      .where('address', '=', place.address)
      .where('sector_code', '=', place.sector_code)
      .where('latitude', 'is', null)
      .execute(),
  );
}

const addressOf = (db: Db, id: string) =>
  db
    .selectFrom('place')
    .innerJoin('division_name as sector', 'sector.code', 'place.sector_code')
    .select(['place.address', 'place.sector_code', 'sector.name as sector', 'sector.latitude', 'sector.longitude'])
    .where('place.id', '=', id)
    .where('place.latitude', 'is', null)
    .where('place.address', 'is not', null)
    .$narrowType<{ address: string; sector_code: number; sector: string; latitude: number; longitude: number }>()
    .executeTakeFirst();
