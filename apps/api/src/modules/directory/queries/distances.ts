import type { Kind } from '@ivuriro/contract/endpoint';
import type { DoctorCard } from '@ivuriro/contract/shapes';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import type { Reads } from '../../../platform/db/reads.ts';
import { metresOf, type Point, readPoint } from '../../../platform/map-point.ts';
import { sectorsMeant } from '../../providers/index.ts';

export type Distance = NonNullable<DoctorCard['distance']>;

/** Returns the point that `near` names: "latitude,longitude", or the middle of the sector with this code or name. */
export async function pointMeant(db: Db, near: string): Promise<Point | undefined> {
  const point = readPoint(near);
  if (point) return point;
  const [sector] = await sectorsMeant(db, near);
  if (sector === undefined) return undefined;
  const { rows } = await sql<Point>`select latitude, longitude from division_name
    where code = ${sector} and latitude is not null`.execute(db);
  return rows[0];
}

/** The distance of each provider from the point, by id. Providers without a known position are left out. */
export async function distancesFrom(
  reads: Reads,
  kind: Kind,
  { latitude, longitude }: Point,
  ids: string[],
): Promise<Map<string, Distance>> {
  if (ids.length === 0) return new Map();
  const { rows } = await reads.query<{ id: string; degrees: number; approximate: boolean }>({
    ...(kind === 'doctor' ? ofDoctors : ofPlaces),
    values: [JSON.stringify(ids), `(${longitude},${latitude})`],
  });
  return new Map(
    rows.map(({ id, degrees, approximate }) => [id, { metres: metresOf(degrees), is_approximate: approximate }]),
  );
}

const ofPlaces = {
  name: 'place_distances',
  text: `select id, at <-> $2::point as degrees, latitude is null as approximate
    from place where id in (select value::uuid from json_array_elements_text($1::json)) and at is not null`,
};
// `limit 1` makes PostgreSQL look up the team of each doctor by an index, instead of joining all teams
const ofDoctors = {
  name: 'doctor_distances',
  text: `select listed.id, nearest.* from json_array_elements_text($1::json) listed(id)
    cross join lateral (
      select l.at <-> $2::point as degrees, l.latitude is null as approximate
      from team_member t join provider h on h.id = t.provider_id and h.is_published and h.deleted_at is null
      join place l on l.id = h.id and l.at is not null
      where t.doctor_id = listed.id::uuid and t.place_kind = 'hospital'
      order by degrees limit 1) nearest`,
};
