import { newId } from '../../apps/api/src/platform/ids.ts';
import { insertInvitation, joinAccount } from '../../apps/api/src/testing/members.ts';
import { makeDeskRecord } from '../../apps/api/src/testing/desk-records.ts';
import { makePatient } from '../../apps/api/src/testing/people.ts';
import { somePhone } from '../../apps/api/src/testing/phone-codes.ts';
import type { ApiFixture } from '../api-fixture.ts';
import type { ObjectKind } from './objects.ts';
import { firstMemberOf, makeSomebody, marker, someStranger } from './people.ts';

const member = async (fixture: ApiFixture, account: { id: string }) =>
  joinAccount(fixture, account, await makePatient(fixture, `${marker} member`), 'reception');

/**
 * Adds a person whom the first member of a patient record has invited to act for it, with the role of a guardian, even
 * when the patient is an adult. Returns the id of the membership.
 */
async function guardianOf(fixture: ApiFixture, record: { id: string }): Promise<string> {
  const { db } = fixture.platform;
  const first = await firstMemberOf(fixture, record.id).executeTakeFirstOrThrow();
  const person = await makePatient(fixture, `${marker} guardian`);
  const { membershipId } = await joinAccount(fixture, record, person, 'guardian');
  await db.updateTable('membership').set({ invited_by: first.id }).where('id', '=', membershipId).execute();
  return membershipId;
}

/** Adds a record that the first member of this patient record may claim by a confirmed phone number; returns its id. */
async function claimableBy(fixture: ApiFixture, record: { id: string }): Promise<string> {
  const { db, now } = fixture.platform;
  const member = await firstMemberOf(fixture, record.id).select('login_id').executeTakeFirstOrThrow();
  const phone = somePhone();
  const login = db.updateTable('login').set((eb) => ({
    phone: eb.fn.coalesce('phone', eb.val(phone)),
    phone_proved_at: now(),
  }));
  const proved = await login.where('id', '=', member.login_id).returning('phone').executeTakeFirstOrThrow();
  return makeDeskRecord(fixture, await someStranger(fixture, 'hospital'), `${marker} at the desk`, proved.phone!);
}

/** Members of an account, and records that a desk made or that a patient may claim. */
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
  // a child claims no record; when a child is the owner, this is a record that the guardian may claim
  claimable_record: {
    make: claimableBy,
    hidden: async (fixture, owner) => {
      const { db, now } = fixture.platform;
      const [claimed, ended] = [await claimableBy(fixture, owner), await claimableBy(fixture, owner)];
      const change = (id: string) => db.updateTable('desk_record').where('account_id', '=', id);
      await change(claimed).set({ claimed_at: now() }).execute();
      await change(ended).set({ claim_ended_at: now() }).execute();
      return [claimed, ended];
    },
  },
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
