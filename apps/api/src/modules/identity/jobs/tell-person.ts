import { type Email, mailOf } from '../../../platform/mail/email.ts';
import type { Platform } from '../../../platform/platform.ts';

interface Contact {
  /** Null for a person who signs in by phone alone, and a placeholder for an erased login. */
  email: string | null;
  confirmed_phone: string | null;
}

const isErased = (email: string) => email.endsWith('@erased.invalid');

/** Mails a person; without an e-mail address they get what the mail says as a text message to their confirmed number. */
export async function tellPerson({ mail, sms }: Platform, person: Contact, email: Email): Promise<void> {
  if (person.email === null) {
    const { lines, after = [] } = email;
    if (person.confirmed_phone !== null)
      await sms?.send({ to: person.confirmed_phone, text: `Ivuriro: ${[...lines, ...after].join(' ')}` });
  } else if (!isErased(person.email)) await mail.send(mailOf(person.email, email));
}
