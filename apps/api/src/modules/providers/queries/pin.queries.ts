import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import type { Point } from '../../../platform/map-point.ts';

interface Pin {
  point: Point | null;
  by: 'pinned' | 'found' | 'sector';
}

/**
 * The point at which the map shows a place, and whether it was set by hand, found by geocoding, or is the middle of the
 * sector.
 */
export async function pinOf(db: Db, id: string): Promise<Pin> {
  const { rows } = await sql<Pin>`select
      case when at is not null then json_build_object('latitude', at[1], 'longitude', at[0]) end as point,
      case when is_pinned then 'pinned' when latitude is not null then 'found' else 'sector' end as by
    from place where id = ${id}`.execute(db);
  return rows[0]!;
}

/**
 * Returns the middle and the name of the sector in which the place is; undefined when the place has no sector, or the
 * sector no point. Locks the row of the place until the transaction ends.
 */
export async function sectorMiddle(trx: Db, id: string): Promise<(Point & { name: string }) | undefined> {
  const { rows } = await sql<Point & { name: string }>`select s.name, s.latitude, s.longitude
    from place l join division_name s on s.code = l.sector_code and s.latitude is not null
    where l.id = ${id} for no key update of l`.execute(trx);
  return rows[0];
}
