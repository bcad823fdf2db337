import { newId } from '../../apps/api/src/platform/ids.ts';
import { insertInvitation, joinAccount } from '../../apps/api/src/testing/members.ts';
import { makeDeskRecord } from '../../apps/api/src/testing/desk-records.ts';
import { makePatient } from '../../apps/api/src/testing/people.ts';
import type { ApiFixture } from '../api-fixture.ts';
import type { ObjectKind } from './objects.ts';
import { firstMemberOf, makeSomebody, marker } from './people.ts';

const member = async (fixture: ApiFixture, account: { id: string }) =>
  joinAccount(fixture, account, await makePatient(fixture, `${marker} member`), 'reception');

/**
 * A person whom the first member of a patient record has invited to act for it; gets the role of a guardian, also for
 * an adult.
 */
async function guardianOf(fixture: ApiFixture, record: { id: string }): Promise<string> {
  const { db } = fixture.platform;
  const first = await firstMemberOf(fixture, record.id).executeTakeFirstOrThrow();
  const person = await makePatient(fixture, `${marker} guardian`);
  const { membershipId } = await joinAccount(fixture, record, person, 'guardian');
  await db.updateTable('membership').set({ invited_by: first.id }).where('id', '=', membershipId).execute();
  return membershipId;
}

/** Members of an account, and people who are invited to become members. */
export const memberObjects: Record<string, ObjectKind> = {
  patient_guardian: {
    make: guardianOf,
    hidden: async (fixture, owner) => {
      const { db, now } = fixture.platform;
      const gone = await guardianOf(fixture, owner);
      await db.updateTable('membership').set({ until: now() }).where('id', '=', gone).execute();
      return [gone];
    },
  },
  desk_patient: { make: async (fixture, owner) => makeDeskRecord(fixture, owner, `${marker} at the desk`) },
  account_member: {
    make: async (fixture, owner, { mount }) =>
      (await member(fixture, owner.role === 'admin' ? await makeSomebody(fixture, mount!.kind) : owner)).membershipId,
    hidden: async (fixture, owner, { mount }) => {
      const { db, now } = fixture.platform;
      const account = owner.role === 'admin' ? await makeSomebody(fixture, mount!.kind) : owner;
      const { membershipId: gone } = await member(fixture, account);
      await db.updateTable('membership').set({ until: now() }).where('id', '=', gone).execute();
      const email = `${newId()}@example.test`;
      return [gone, await insertInvitation(fixture, account, { email, endedAt: now() })];
    },
  },
};
