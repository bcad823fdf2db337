import type { Intent } from '@ivuriro/contract/payments';
import type { Claim } from './attempt.ts';

/** What every gateway's window is given. */
export type CheckoutProps = {
  intent: Intent;
  method: 'CARD' | 'MOBILE_MONEY';
  /** Until when the thing is held, in milliseconds of this device's clock. */
  until: number;
  /** What is held: 'Mon 23 Nov, 10:00'. */
  what: string;
  of: 'time' | 'price';
  /** The hold has ended: holds the thing again, for another payment. */
  onAgain: () => void;
  onPaid: (claim: Claim) => void;
  /** The person left without paying; what is held stays held. */
  onLeft: () => void;
};
