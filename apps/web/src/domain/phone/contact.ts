import { shownPhone } from '@ivuriro/contract/shown-phone';

/** The e-mail address of a person, or the phone number of somebody who has none. */
export const contactOf = ({ email, phone }: { email: string | null; phone: string | null }): string =>
  email ?? shownPhone(phone ?? '');

/** The field of the server for a typed e-mail address or phone number: a number has neither letters nor an @. */
export const recipientOf = (typed: string): { email: string } | { phone: string } =>
  typed.trim() === '' || /[@\p{L}]/u.test(typed) ? { email: typed } : { phone: typed };
