import type { PaymentInfo } from '@ivuriro/contract/wallets';

/** Shows only the last three digits: enough to recognise an account, too few to pay to it. */
const maskedNumber = (number: string): string => `${'•'.repeat(Math.max(0, number.length - 3))}${number.slice(-3)}`;

export const maskedAccount = ({ provider, account_number }: Pick<PaymentInfo, 'provider' | 'account_number'>): string =>
  `${provider} ${maskedNumber(account_number)}`;
