import { facade, facility, type House, portrait } from '@ivuriro/illustrations';
import type { FastifyInstance } from 'fastify';
import { isId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { findGender } from '../../identity/index.ts';
import { authorOf } from '../ports.ts';

const year = 'public, max-age=31536000, immutable';
const houses: readonly string[] = ['hospital', 'clinic', 'laboratory', 'pharmacy'] satisfies House[];

/**
 * Serves `/art/{seed}.svg`: the drawing shown where there is no photo, always the same for the same seed. The seed is
 * the name of a kind of place, or the id of a person, a place or a facility of the catalogue.
 */
export function serveDrawings(app: FastifyInstance, platform: Platform): void {
  app.get<{ Params: { seed: string } }>(
    '/art/:seed.svg',
    { config: { declared: 'public' } },
    async (request, reply) => {
      const { seed } = request.params;
      return reply
        .type('image/svg+xml')
        .header('cache-control', year)
        .send(await drawing(platform.db, seed));
    },
  );
}

/**
 * The drawing for a seed. The drawing of a person depends on their sex, that of a place on its kind, and that of a
 * facility on its title. The author of a review has the drawing of the patient who wrote it.
 */
export async function drawing(db: Db, seed: string): Promise<string> {
  if (houses.includes(seed)) return facade(seed, seed as House);
  const house = isId(seed) ? await houseOf(db, seed) : null;
  if (house) return facade(seed, house);
  const title = isId(seed) ? await facilityTitle(db, seed) : null;
  if (title !== null) return facility(title);
  const person = isId(seed) ? ((await authorOf.call(db, seed)) ?? seed) : null;
  const gender = person ? ((await doctorsGender(db, person)) ?? (await findGender(db, person))) : null;
  return portrait(person ?? seed, gender === 'Female' || gender === 'Male' ? { female: gender === 'Female' } : {});
}

async function houseOf(db: Db, id: string): Promise<House | null> {
  const place = await db.selectFrom('place').select(['kind', 'type']).where('id', '=', id).executeTakeFirst();
  if (!place) return null;
  return place.type === 'Clinic' ? 'clinic' : (place.kind as House);
}

async function facilityTitle(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('facility_name').select('title').where('id', '=', id).executeTakeFirst();
  return row?.title ?? null;
}

async function doctorsGender(db: Db, id: string): Promise<string | null> {
  const doctor = await db.selectFrom('doctor').select('gender').where('id', '=', id).executeTakeFirst();
  return doctor?.gender ?? null;
}
