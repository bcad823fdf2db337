import { budgetNamed, count } from '../../../platform/http/budget.ts';
import { type Email, mailOf } from '../../../platform/mail/email.ts';
import type { MailAttachment } from '../../../platform/mail/mailer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { en } from '../texts.ts';
import { addToSummary, type HeldMail, isUnproved } from '../queries/mailbox.queries.ts';
import { transact } from '../../../platform/db/transact.ts';

interface EmailRequest {
  /** The kind of the mail in one word: mails of one kind to one address are counted and summarised together. */
  kind: string;
  /**
   * Whether another party changed something or money moved. Such a mail is sent to an unconfirmed address even when the
   * address has had its few mails of the day.
   */
  isEssential?: boolean;
  attachments?: MailAttachment[];
}

/**
 * Sends a mail that another person's action causes; sends nothing to somebody without an address. An address gets a few
 * mails of one kind in an hour, and one summary of the others of that hour. An unconfirmed address gets a few mails a
 * day and then only essential ones; its owner finds the others in the app. A mail to an unconfirmed address does not
 * greet by name, because a stranger may have typed the name. Mails with links for passwords and security warnings use
 * `platform.mail` and are not counted here.
 */
export async function mailPerson(
  platform: Platform,
  to: string | null,
  email: Email,
  wish: EmailRequest,
): Promise<void> {
  if (to === null) return;
  const { kind, isEssential = false, attachments = [] } = wish;
  const unproved = await isUnproved(platform.db, to);
  const told = mailOf(to, unproved ? { ...email, greeting: en.helloNobody } : email);
  const send = () => platform.mail.send(attachments.length > 0 ? { ...told, attachments } : told);
  if (unproved && !isEssential) {
    if ((await count(platform, 'unproved_mailbox', { recipient: to })) === 0) await send();
    return;
  }
  const wait = await count(platform, 'mailbox', { recipient: `${kind} ${to}` });
  if (wait === 0) return send();
  const { minutes } = budgetNamed(platform, 'mailbox').counts[0]!;
  const at = new Date(platform.now().getTime() + Math.min(wait, minutes * 60) * 1_000);
  await transact(platform.db, (trx) => addToSummary(trx, { to, kind, subject: email.subject }, at));
}

/** Sends one summary of the mails that exceeded the limit of an address. */
export async function mailSummary(held: HeldMail[], { mail, config }: Platform): Promise<void> {
  const counts = new Map<string, number>();
  for (const { subject } of held) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  const { subject, line, action } = en.summary;
  await mail.send(
    mailOf(held[0]!.to, {
      subject: subject(held.length),
      greeting: en.helloNobody,
      lines: [line],
      facts: [...counts].slice(0, 20).map(([of, times]) => [of, `${times} ×`]),
      action: { label: action, url: `${config.publicUrl}/?dialog=login` },
    }),
  );
}

/** Matches a web address in a name, which could be bait for a reader of the mail's subject. */
const bait = /:\/\/|www\.|\w\.[a-z]{2,}\/|\.(com|net|org|info|xyz|top|site|online|shop|io|ru|cn|rw|example)\b/i;
export const nameInMail = (name: string): string => (bait.test(name) ? en.somebody : name);
