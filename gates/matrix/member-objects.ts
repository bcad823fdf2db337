import { newId } from '../../apps/api/src/platform/ids.ts';
import { insertInvitation, joinAccount } from '../../apps/api/src/testing/members.ts';
import { makePatient } from '../../apps/api/src/testing/people.ts';
import type { ApiFixture } from '../api-fixture.ts';
import type { ObjectKind } from './objects.ts';
import { makeSomebody, marker } from './people.ts';

const member = async (fixture: ApiFixture, account: { id: string }) =>
  joinAccount(fixture, account, await makePatient(fixture, `${marker} member`), 'reception');

/** People who act for an account, and those who are invited to. */
export const memberObjects: Record<string, ObjectKind> = {
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
