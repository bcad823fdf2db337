import { mailOf } from '../../../platform/mail/email.ts';
import { on } from '../../../platform/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accountRefs, contactOf, mailPerson, nameInMail } from '../../identity/index.ts';
import { copyById, recipientsOf, unreadOf } from '../queries/copies.queries.ts';
import { messageReceived, visitorAnswered } from '../events.ts';
import { authorOf, presentPerson } from '../presenters/present-message.ts';
import { en } from '../texts.ts';

/** Sends the number of unread messages to the open pages of the account, and returns it. */
export async function sendUnreadCount({ db, realtime }: Platform, accountId: string): Promise<{ unread: number }> {
  const unread = await unreadOf(db, accountId);
  realtime.tell(accountId, 'message', { unread });
  return { unread };
}

export const subscriptions = [
  on(messageReceived, 'tell_message', async ({ copy_id }, platform: Platform) => {
    const copy = await copyById(platform.db, copy_id);
    if (copy) await sendUnreadCount(platform, copy.account_id);
  }),
  on(messageReceived, 'mail_message', mailReceived),
  on(visitorAnswered, 'mail_answer_to_visitor', mailAnswer),
];

/**
 * Sends a mail to the recipient of a message that names the sender, without the text of the message. Sends nothing if
 * the message was read meanwhile.
 */
async function mailReceived({ copy_id }: { copy_id: string }, platform: Platform): Promise<void> {
  const { db, config } = platform;
  const copy = await copyById(db, copy_id);
  const isResult = copy?.reference_type && copy.has_files;
  // a laboratory result is announced by a notification, which has a mail of its own
  if (!copy || copy.read_at || copy.deleted_at || isResult) return;
  const people = await accountRefs(db, [copy.account_id, ...(copy.author_id ? [copy.author_id] : [])]);
  const from = nameInMail(presentPerson(authorOf(copy), people).name);
  const to = people.get(copy.account_id)!;
  const words = en.received;
  await mailPerson(
    platform,
    (await contactOf(db, copy.account_id)).email,
    {
      subject: words.subject(from),
      greeting: en.hello(to.name),
      lines: [words.line(from)],
      action: { label: words.action, url: `${config.publicUrl}${pathOf(to.account_type, copy.id)}` },
      after: [words.after],
    },
    { kind: 'message' },
  );
}

/** The URL path of the page at which an account reads a message. */
export const pathOf = (accountType: string, copyId: string): string =>
  `${accountType === 'patient' ? '/profile/messages' : `/dashboard/messages/${accountType}`}?id=${copyId}`;

/** Sends the text of the answer to the visitor by mail, because a visitor has no account in which to read it. */
async function mailAnswer(
  { message_id, copy_id }: { message_id: string; copy_id: string },
  { db, config, mail }: Platform,
): Promise<void> {
  const copy = await copyById(db, copy_id);
  const visitor = (await recipientsOf(db, [message_id])).get(message_id)!.find((one) => one.account_id === null);
  if (!copy?.author_id || !visitor?.visitor_email) return;
  const author = (await accountRefs(db, [copy.author_id])).get(copy.author_id);
  const words = en.answered;
  await mail.send(
    mailOf(visitor.visitor_email, {
      subject: copy.subject,
      greeting: en.hello(visitor.visitor_name ?? ''),
      lines: [words.lead(author?.name ?? ''), ...copy.text.split(/\n+/)],
      action: { label: words.action, url: `${config.publicUrl}/contact` },
      after: [words.after],
    }),
  );
}
