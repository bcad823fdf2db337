import { newId } from '../platform/ids.ts';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

interface MessageValues {
  from: Person;
  /** The recipient; absent for a draft, which has none yet. */
  to?: Person;
  text: string;
  /** The id of the laboratory order to whose results the message refers. */
  order?: string;
  /** The patient whose access log names the message. */
  patient?: Person;
  /** The name of the attached file. */
  file: string;
}

/**
 * Inserts a message with a file, with copies for the author and the recipient. Returns the id of the message, and as
 * `key` the storage key of the file.
 */
export async function writeMessage(
  { platform: { db, storage, now } }: Pick<TestApp, 'platform'>,
  { from, to, text, file, order, patient }: MessageValues,
): Promise<{ id: string; key: string }> {
  const [id, fileId] = [newId(), newId()];
  const key = `private/${fileId}`;
  const at = now();
  await storage.put(key, Buffer.from(text), 'text/plain');
  await db
    .insertInto('private_file')
    .values({
      id: fileId,
      storage_key: key,
      name: file,
      content_type: 'text/plain',
      bytes: text.length,
      uploaded_by: from.id,
    })
    .execute();
  const about = order ? { reference_type: 'LABORATORY_ORDER', reference_id: order } : {};
  await db
    .insertInto('message')
    .values({ id, author_id: from.id, text, patient_id: patient?.id, ...about })
    .execute();
  await db.insertInto('message_file').values({ message_id: id, position: 0, file_id: fileId }).execute();
  const copy = { message_id: id, at };
  await db
    .insertInto('message_copy')
    .values({ ...copy, id: newId(), account_id: from.id, box: to ? 'sent' : 'draft' })
    .execute();
  if (!to) return { id, key };
  await db.insertInto('message_recipient').values({ message_id: id, position: 0, account_id: to.id }).execute();
  await db
    .insertInto('message_copy')
    .values({ ...copy, id: newId(), account_id: to.id, box: 'inbox' })
    .execute();
  await db.updateTable('message').set({ sent_at: at }).where('id', '=', id).execute();
  return { id, key };
}
