import { newId } from '../../apps/api/src/platform/ids.ts';
import type { ApiFixture } from '../api-fixture.ts';
import type { ObjectKind } from './objects.ts';
import { marker, type Somebody } from './people.ts';

async function sharedComputer(fixture: ApiFixture, owner: Somebody, ended_at: Date | null = null): Promise<string> {
  const { db } = fixture.platform;
  const member = await db
    .selectFrom('membership')
    .select('id')
    .where('account_id', '=', owner.id)
    .executeTakeFirstOrThrow();
  const id = newId();
  const row = { id, account_id: owner.id, name: `${marker} desk`, token_hash: Buffer.from(id), ended_at };
  await db
    .insertInto('shared_computer')
    .values({ ...row, registered_by: member.id })
    .execute();
  return id;
}

/** A shared computer of a provider, and a removed one, which must not be found any more. */
export const computerObjects: Record<string, ObjectKind> = {
  shared_computer: {
    make: (fixture, owner) => sharedComputer(fixture, owner),
    hidden: async (fixture, owner) => [await sharedComputer(fixture, owner, fixture.platform.now())],
  },
};
