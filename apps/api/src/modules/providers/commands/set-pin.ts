import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import type { Owner } from '../../../platform/http/call.ts';
import { emit } from '../../../platform/outbox.ts';
import { kilometresBetween, type Point } from '../../../platform/map-point.ts';
import { farthestFromSector } from '../domain/map-rules.ts';
import { placeMoved } from '../events.ts';
import { sectorMiddle } from '../queries/pin.queries.ts';

/** Sets the map point of a place, which later changes of the street address do not move; null removes the point. */
export async function setPin(trx: Db, { id }: Owner, point: Point | null): Promise<null> {
  if (point) await refuseFarPin(trx, id, point);
  await trx
    .updateTable('place')
    .set({ ...(point ?? { latitude: null, longitude: null }), is_pinned: point !== null })
    .where('id', '=', id)
    .execute();
  // starts a search for the point by the street address
  if (!point) await emit(trx, placeMoved, { place_id: id });
  return null;
}

async function refuseFarPin(trx: Db, id: string, point: Point): Promise<void> {
  const sector = await sectorMiddle(trx, id);
  if (!sector) throw problem('validation_failed', 'Choose the sector of the place first.');
  const away = kilometresBetween(point, sector);
  if (away > farthestFromSector)
    throw problem(
      'validation_failed',
      `This point is ${Math.ceil(away)} km from ${sector.name}. Correct the point, or the sector of the place.`,
    );
}
