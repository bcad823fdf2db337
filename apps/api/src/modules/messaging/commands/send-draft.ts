import { attachmentLimit } from '@ivuriro/contract/files';
import { recipientLimit } from '@ivuriro/contract/message-shapes';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { emit } from '../../../platform/outbox.ts';
import { accountRefs } from '../../identity/index.ts';
import { refuseUnknownRecipient, type Writer } from '../queries/contact-search.ts';
import { refuseBlockedSender } from '../queries/blocked-senders.ts';
import { copyById, filesOf, recipientsOf, type Correspondent } from '../queries/copies.queries.ts';
import { insertCopy, markSent } from '../queries/drafts.queries.ts';
import { messageReceived, resultReceived, visitorAnswered } from '../events.ts';
import { en } from '../texts.ts';

/** Sends a draft: every recipient gets a copy, and the message can no longer be changed. */
export async function sendDraft(trx: Db, writer: Writer, copyId: string, now: Date): Promise<void> {
  const draft = (await copyById(trx, copyId))!;
  const to = (await recipientsOf(trx, [draft.message_id])).get(draft.message_id)!;
  const files = await filesOf(trx, draft.message_id);
  refuseIncompleteDraft(draft, to, files);
  const ids = to.flatMap((one) => one.account_id ?? []);
  await refuseUnknownRecipient(trx, writer, ids);
  // a laboratory result belongs to an order and reaches its patient even if the patient has blocked the laboratory
  if (!draft.reference_id) await refuseBlockedSender(trx, writer, ids);
  const patientId = await patientAmong(trx, [writer.id, ...ids]);
  await markSent(trx, { copyId, messageId: draft.message_id, patientId }, now);
  for (const accountId of ids) {
    const copy = await insertCopy(trx, { message_id: draft.message_id, account_id: accountId, box: 'inbox', at: now });
    await emit(trx, messageReceived, { copy_id: copy });
    if (draft.reference_id && files.length > 0)
      await emit(trx, resultReceived, { copy_id: copy, order_id: draft.reference_id, patient_id: accountId });
  }
  if (to.some((one) => one.account_id === null))
    await emit(trx, visitorAnswered, { message_id: draft.message_id, copy_id: copyId });
}

function refuseIncompleteDraft(draft: { subject: string; text: string }, to: Correspondent[], files: string[]): void {
  const wrong = [
    ...(to.length === 0 ? [en.noRecipient] : []),
    ...(to.length > recipientLimit ? [en.tooManyRecipients(recipientLimit)] : []),
    ...(draft.subject === '' ? [en.noSubject] : []),
    ...(draft.text === '' ? [en.noText] : []),
    ...(files.length > attachmentLimit ? [en.tooManyFiles(attachmentLimit)] : []),
    ...(files.length > 0 && to.some((one) => one.account_id === null) ? [en.filesByMail] : []),
  ];
  if (wrong.length > 0) throw problem('validation_failed', ...wrong);
}

/**
 * Returns, for the audit log, the patient among sender and recipients, or null when there is not exactly one patient.
 */
async function patientAmong(trx: Db, accountIds: string[]): Promise<string | null> {
  const people = [...(await accountRefs(trx, accountIds)).values()];
  const patients = people.filter((one) => one.account_type === 'patient');
  return patients.length === 1 ? patients[0]!.account_id : null;
}
