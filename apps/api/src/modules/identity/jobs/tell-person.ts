import { type Email, mailOf } from '../../../platform/mail/email.ts';
import type { Platform } from '../../../platform/platform.ts';

interface Contact {
  /** Null for a person who signs in by phone alone, and a placeholder for an erased login. */
  email: string | null;
  confirmed_phone: string | null;
}

const isErased = (email: string) => email.endsWith('@erased.invalid');

/**
 * Mails a person. Without an e-mail address they get the subject and the last words as a text message to their confirmed
 * number: it is at most two messages long, and its readers find the rest where they sign in.
 */
export async function tellPerson({ mail, sms }: Platform, person: Contact, email: Email): Promise<void> {
  if (person.email === null) {
    const { subject, after = [] } = email;
    if (person.confirmed_phone !== null)
      await sms?.send({ to: person.confirmed_phone, text: [`Ivuriro: ${subject}.`, ...after].join(' ') });
  } else if (!isErased(person.email)) await mail.send(mailOf(person.email, email));
}
