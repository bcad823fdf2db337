import { attachmentLimit } from '@ivuriro/contract/files';
import { type messaging } from '@ivuriro/contract/messaging';
import { recipientLimit } from '@ivuriro/contract/message-shapes';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { newId } from '../../../platform/ids.ts';
import { withAttached } from '../../files/index.ts';
import { refuseUnknownRecipient, type Writer } from '../queries/contact-search.ts';
import { type CopyRow, filesOf, findCopy, type Correspondent } from '../queries/copies.queries.ts';
import { insertCopy, insertMessage, setFiles, setRecipients } from '../queries/drafts.queries.ts';
import { ownMessage } from '../queries/read-messages.ts';
import { sendDraft } from './send-draft.ts';
import { en } from '../texts.ts';

/** Stores a new message, reply or forwarded message as a draft, and sends it unless only a draft was requested. */
export async function write(call: CallOf<typeof messaging.write>) {
  const { actor, body, files, platform, transact, about, now } = call;
  const copyId = newId();
  await withAttached(platform, files, actor.id, (keep) =>
    transact(async (trx) => {
      const answered = await own(trx, actor, body.reply_to);
      const forwarded = await own(trx, actor, body.forward_of);
      const messageId = newId();
      await insertMessage(trx, {
        id: messageId,
        author_id: actor.id,
        subject: body.subject ?? '',
        text: body.message ?? '',
        answers_id: answered?.message_id ?? null,
        created_at: now,
      });
      await insertCopy(trx, { id: copyId, message_id: messageId, account_id: actor.id, box: 'draft', at: now });
      await setRecipients(trx, messageId, await addressees(trx, actor, body.to, answered));
      const passedOn = forwarded ? await filesOf(trx, forwarded.message_id) : [];
      const attached = [...passedOn, ...(await keep(trx))];
      if (attached.length > attachmentLimit) throw problem('validation_failed', en.tooManyFiles(attachmentLimit));
      await setFiles(trx, messageId, attached);
      if (!body.draft) await sendDraft(trx, actor, copyId, now);
      about({ objectId: copyId });
    }),
  );
  return ownMessage(platform, copyId);
}

async function own(trx: Db, { id: accountId }: Writer, id: string | undefined): Promise<CopyRow | undefined> {
  if (id === undefined) return undefined;
  const copy = await findCopy(trx, accountId, id);
  if (!copy || copy.box === 'draft') throw problem('not_found');
  return copy;
}

/**
 * Returns the recipients. A reply without recipients goes to the sender of the answered message. A reply to a visitor
 * who used the contact form always goes to that visitor too.
 */
async function addressees(
  trx: Db,
  writer: Writer,
  to: string[] | undefined,
  answered: CopyRow | undefined,
): Promise<Correspondent[]> {
  const visitor = answered && answered.author_id === null ? [visitorOf(answered)] : [];
  const author = answered?.author_id && answered.author_id !== writer.id ? [answered.author_id] : [];
  return [...visitor, ...(await accountsNamed(trx, writer, to ?? author))];
}

const visitorOf = ({ visitor_name, visitor_email }: CopyRow): Correspondent => ({
  account_id: null,
  visitor_name,
  visitor_email,
});

/** Returns each recipient once. Refuses recipients to whom the writer may not write. */
export async function accountsNamed(trx: Db, writer: Writer, ids: string[]): Promise<Correspondent[]> {
  const named = [...new Set(ids.map((id) => id.toLowerCase()))];
  if (named.length > recipientLimit) throw problem('validation_failed', en.tooManyRecipients(recipientLimit));
  await refuseUnknownRecipient(trx, writer, named);
  return named.map((account_id) => ({ account_id, visitor_name: null, visitor_email: null }));
}
