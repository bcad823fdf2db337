import { newId } from '../../apps/api/src/platform/ids.ts';
import type { ApiFixture } from '../api-fixture.ts';
import type { ObjectKind } from './objects.ts';
import { makeSomebody, marker, type Somebody } from './people.ts';

/** A message in the inbox of an account. With `deletedAt` the message was deleted there, and must not be reachable. */
async function message(fixture: ApiFixture, owner: Somebody, deletedAt: Date | null = null): Promise<string> {
  const { db, now } = fixture.platform;
  const account_id = owner.id;
  const [id, message_id] = [newId(), newId()];
  const author = await makeSomebody(fixture, 'admin');
  const row = { id: message_id, author_id: author.id, subject: `${marker} words`, text: marker, sent_at: now() };
  await db.insertInto('message').values(row).execute();
  await db.insertInto('message_recipient').values({ message_id, position: 0, account_id }).execute();
  const copy = { id, message_id, account_id, box: 'inbox', at: now(), deleted_at: deletedAt };
  await db.insertInto('message_copy').values(copy).execute();
  return id;
}

export const messageObjects = {
  message: {
    make: (fixture, owner) => message(fixture, owner),
    hidden: async (fixture, owner) => [await message(fixture, owner, fixture.platform.now())],
  },
  received_message: {
    make: (fixture, owner) => message(fixture, owner),
    hidden: async (fixture, owner) => [await message(fixture, owner, fixture.platform.now())],
  },
  blocked_sender: {
    make: async (fixture, owner) => {
      const [id, { id: sender_id }] = [newId(), await makeSomebody(fixture, 'doctor')];
      const row = { id, account_id: owner.id, sender_id, created_at: fixture.platform.now() };
      await fixture.platform.db.insertInto('blocked_sender').values(row).execute();
      return id;
    },
  },
} satisfies Record<string, ObjectKind>;
