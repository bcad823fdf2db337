import { newId } from '../../apps/api/src/platform/ids.ts';
import { makePatient } from '../../apps/api/src/testing/people.ts';
import type { ApiFixture } from '../api-fixture.ts';
import type { ObjectKind } from './objects.ts';
import { makeSomebody, marker } from './people.ts';

/** Patient records that an administrator can merge, and merges that were made. */
export const mergeObjects: Record<string, ObjectKind> = {
  patient_code: {
    make: async (fixture) => codeOf(fixture, await makeSomebody(fixture, 'patient')),
    hidden: async (fixture) => {
      const closed = await makeSomebody(fixture, 'patient');
      const { db, now } = fixture.platform;
      await db.updateTable('account').set({ deleted_at: now() }).where('id', '=', closed.id).execute();
      return [await codeOf(fixture, closed), await codeOf(fixture, await makeSomebody(fixture, 'doctor'))];
    },
  },
  patient_record: {
    make: async (fixture) => (await makePatient(fixture, `${marker} patient`, false)).id,
    hidden: async (fixture) => [(await makeSomebody(fixture, 'doctor')).id],
  },
  patient_merge: {
    make: async (fixture, { id: adminId }) => {
      const { db, now } = fixture.platform;
      const [id, from, into] = [
        newId(),
        await makeSomebody(fixture, 'patient'),
        await makeSomebody(fixture, 'patient'),
      ];
      const { id: merged_by } = await db
        .selectFrom('membership')
        .select('id')
        .where('account_id', '=', adminId)
        .executeTakeFirstOrThrow();
      const closed = { deleted_at: now(), merged_into: into.id };
      await db.updateTable('account').set(closed).where('id', '=', from.id).execute();
      const row = { id, from_id: from.id, into_id: into.id, merged_by, merged_at: now(), moved: '{}' };
      await db
        .insertInto('patient_merge')
        .values({ ...row, ended_members: [], new_members: [] })
        .execute();
      return id;
    },
  },
};

async function codeOf({ platform: { db } }: ApiFixture, { id }: { id: string }): Promise<string> {
  const row = await db.selectFrom('account').select('user_code').where('id', '=', id).executeTakeFirstOrThrow();
  return row.user_code;
}
