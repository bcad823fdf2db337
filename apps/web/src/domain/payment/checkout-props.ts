import type { Intent } from '@ivuriro/contract/payments';
import type { Claim } from './attempt.ts';

/** The props of every gateway's window. */
export type CheckoutProps = {
  intent: Intent;
  method: 'CARD' | 'MOBILE_MONEY';
  /** The end of the hold, in milliseconds of this device's clock. */
  until: number;
  /** The held slot or purchase in words: 'Mon 23 Nov, 10:00'. */
  what: string;
  of: 'time' | 'price';
  /** Called when the person asks for a new hold after the old one has ended. */
  onAgain: () => void;
  onPaid: (claim: Claim) => void;
  /** Called when the person closes the window without paying; the hold stays. */
  onLeft: () => void;
};
