import { shownPhone } from '@ivuriro/contract/shown-phone';

/** The person's e-mail address, or the phone number when there is no e-mail address. */
export const contactOf = ({ email, phone }: { email: string | null; phone: string | null }): string =>
  email ?? shownPhone(phone ?? '');

/**
 * The request field for a typed e-mail address or phone number: a text with a letter or an @ is sent as `email`, any
 * other text as `phone`.
 */
export const recipientOf = (typed: string): { email: string } | { phone: string } =>
  typed.trim() === '' || /[@\p{L}]/u.test(typed) ? { email: typed } : { phone: typed };
