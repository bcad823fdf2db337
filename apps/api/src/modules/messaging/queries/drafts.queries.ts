import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import type { Message } from '../../../platform/db/types.ts';
import { newId } from '../../../platform/ids.ts';
import type { Correspondent } from './copies.queries.ts';

export async function insertMessage(trx: Db, message: Insertable<Message>): Promise<void> {
  await trx.insertInto('message').values(message).execute();
}

export async function insertCopy(
  trx: Db,
  copy: { id?: string; message_id: string; account_id: string; box: 'inbox' | 'sent' | 'draft'; at: Date },
): Promise<string> {
  const id = copy.id ?? newId();
  await trx
    .insertInto('message_copy')
    .values({ ...copy, id })
    .execute();
  return id;
}

export async function setRecipients(trx: Db, messageId: string, to: Correspondent[]): Promise<void> {
  await trx.deleteFrom('message_recipient').where('message_id', '=', messageId).execute();
  if (to.length === 0) return;
  await trx
    .insertInto('message_recipient')
    .values(to.map((one, position) => ({ message_id: messageId, position, ...one })))
    .execute();
}

export async function setFiles(trx: Db, messageId: string, fileIds: string[]): Promise<void> {
  await trx.deleteFrom('message_file').where('message_id', '=', messageId).execute();
  if (fileIds.length === 0) return;
  await trx
    .insertInto('message_file')
    .values(fileIds.map((file_id, position) => ({ message_id: messageId, position, file_id })))
    .execute();
}

export async function setWords(
  trx: Db,
  messageId: string,
  words: { subject: string | undefined; text: string | undefined },
): Promise<void> {
  if (words.subject === undefined && words.text === undefined) return;
  await trx.updateTable('message').set(words).where('id', '=', messageId).execute();
}

/**
 * Locks a draft, so that two changes of it run one after the other. Returns false when the draft has been sent or
 * deleted meanwhile.
 */
export async function lockDraft(trx: Db, copyId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('message_copy')
    .select('id')
    .where('id', '=', copyId)
    .where('box', '=', 'draft')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function touchDraft(trx: Db, copyId: string, at: Date): Promise<void> {
  await trx.updateTable('message_copy').set({ at }).where('id', '=', copyId).execute();
}

export async function markSent(
  trx: Db,
  draft: { copyId: string; messageId: string; patientId: string | null },
  at: Date,
): Promise<void> {
  await trx
    .updateTable('message')
    .set({ sent_at: at, patient_id: draft.patientId })
    .where('id', '=', draft.messageId)
    .execute();
  await trx.updateTable('message_copy').set({ box: 'sent', at }).where('id', '=', draft.copyId).execute();
}

export async function deleteDraft(trx: Db, messageId: string): Promise<void> {
  await trx.deleteFrom('message').where('id', '=', messageId).execute();
}

/** Returns those of the files to which no message refers any more. */
export async function unreferencedAmong(trx: Db, fileIds: string[]): Promise<string[]> {
  if (fileIds.length === 0) return [];
  const held = await trx.selectFrom('message_file').select('file_id').where('file_id', 'in', fileIds).execute();
  return fileIds.filter((id) => !held.some((row) => row.file_id === id));
}
