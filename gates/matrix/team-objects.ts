import { newId } from '../../apps/api/src/platform/ids.ts';
import type { ApiFixture } from '../api-fixture.ts';
import type { ObjectKind } from './objects.ts';
import { as, makeSomebody, type Somebody } from './people.ts';

const member = async (fixture: ApiFixture, place: Somebody, doctor: Somebody): Promise<string> => {
  const row = { id: newId(), provider_id: place.id, place_kind: place.role, doctor_id: doctor.id };
  await fixture.platform.db.insertInto('team_member').values(row).execute();
  return row.id;
};

/** Adds an invitation of a doctor to the team of a place; returns its id. */
const invitation = async (fixture: ApiFixture, place: Somebody, doctor: Somebody): Promise<string> => {
  const { db, now } = fixture.platform;
  const sides = { provider_id: place.id, place_kind: place.role, doctor_id: doctor.id };
  const row = { id: newId(), ...sides, invited_by: place.id, created_at: now() };
  await db.insertInto('team_invitation').values(row).execute();
  return row.id;
};

/** Doctors in the team of a place, and invitations to a team. */
export const teamObjects: Record<string, ObjectKind> = {
  team_link: {
    make: async (fixture, owner, { mount }) =>
      member(
        fixture,
        owner.role === 'admin' ? await makeSomebody(fixture, mount!.kind) : owner,
        await makeSomebody(fixture, 'doctor'),
      ),
  },
  team_invitation: {
    make: async (fixture, owner) => {
      const isPlace = owner.role === 'hospital' || owner.role === 'laboratory';
      return invitation(
        fixture,
        isPlace ? owner : await makeSomebody(fixture, 'hospital'),
        owner.role === 'doctor' ? owner : await makeSomebody(fixture, 'doctor'),
      );
    },
  },
  laboratory_team: {
    make: async (fixture, owner) =>
      member(fixture, await makeSomebody(fixture, 'laboratory'), await as(fixture, owner, 'doctor')),
    hidden: async (fixture, owner) => [
      await member(fixture, await makeSomebody(fixture, 'hospital'), await as(fixture, owner, 'doctor')),
    ],
  },
  affiliation: {
    make: async (fixture, owner) =>
      member(fixture, await makeSomebody(fixture, 'hospital'), await as(fixture, owner, 'doctor')),
    hidden: async (fixture, owner) => [
      await member(fixture, await makeSomebody(fixture, 'laboratory'), await as(fixture, owner, 'doctor')),
    ],
  },
};
