import { newId } from '../../apps/api/src/platform/ids.ts';
import type { World } from '../world.ts';
import type { ObjectKind } from './objects.ts';
import { as, makeSomebody, type Somebody } from './people.ts';

const member = async (world: World, place: Somebody, doctor: Somebody): Promise<string> => {
  const row = { id: newId(), provider_id: place.id, place_kind: place.role, doctor_id: doctor.id };
  await world.platform.db.insertInto('team_member').values(row).execute();
  return row.id;
};

/** Of a place that invites a doctor. */
const invitation = async (world: World, place: Somebody, doctor: Somebody): Promise<string> => {
  const { db, now } = world.platform;
  const sides = { provider_id: place.id, place_kind: place.role, doctor_id: doctor.id };
  const row = { id: newId(), ...sides, invited_by: place.id, created_at: now() };
  await db.insertInto('team_invitation').values(row).execute();
  return row.id;
};

/** Who works where, and who is invited to. */
export const teamObjects: Record<string, ObjectKind> = {
  team_link: {
    make: async (world, owner, { door }) =>
      member(
        world,
        owner.role === 'admin' ? await makeSomebody(world, door!.kind) : owner,
        await makeSomebody(world, 'doctor'),
      ),
  },
  team_invitation: {
    make: async (world, owner) => {
      const isPlace = owner.role === 'hospital' || owner.role === 'laboratory';
      return invitation(
        world,
        isPlace ? owner : await makeSomebody(world, 'hospital'),
        owner.role === 'doctor' ? owner : await makeSomebody(world, 'doctor'),
      );
    },
  },
  affiliation: {
    make: async (world, owner) =>
      member(world, await makeSomebody(world, 'hospital'), await as(world, owner, 'doctor')),
    hidden: async (world, owner) => [
      await member(world, await makeSomebody(world, 'laboratory'), await as(world, owner, 'doctor')),
    ],
  },
};
