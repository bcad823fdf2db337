import { type Email, mailOf } from '../../../platform/mail/email.ts';
import type { Platform } from '../../../platform/platform.ts';
import { ownersOf } from '../queries/members.queries.ts';

interface Contact {
  /** Null for a person who signs in by phone alone, and a placeholder for an erased login. */
  email: string | null;
  confirmed_phone: string | null;
}

const isErased = (email: string) => email.endsWith('@erased.invalid');

/**
 * Mails a person. Somebody without an e-mail address gets a text message to their confirmed number instead. It contains
 * the subject and the closing sentences, and has at most two parts; the person finds the rest after signing in.
 */
export async function tellPerson(platform: Platform, person: Contact, email: Email): Promise<void> {
  if (person.email === null) await text(platform, person, email);
  else await mailTo(platform, person.email, email);
}

/**
 * Warns each owner of an account, by mail and also by text message, about a change with which somebody could take the
 * account's money. Whoever made the change may be able to read the mails of an owner.
 */
export async function warnOwners(platform: Platform, accountId: string, email: Email): Promise<void> {
  for (const owner of await ownersOf(platform.db, accountId)) {
    if (owner.email !== null) await mailTo(platform, owner.email, email);
    await text(platform, owner, email);
  }
}

async function mailTo({ mail }: Platform, address: string, email: Email): Promise<void> {
  if (!isErased(address)) await mail.send(mailOf(address, email));
}

async function text(
  { sms }: Platform,
  { confirmed_phone: to }: Contact,
  { subject, after = [] }: Email,
): Promise<void> {
  if (to !== null) await sms?.send({ to, text: [`Ivuriro: ${subject}.`, ...after].join(' ') });
}
