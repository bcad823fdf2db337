import type { Intent } from '@ivuriro/contract/payments';
import { lazy, Suspense } from 'react';
import type { Claim } from './attempt.ts';

export type CheckoutProps = {
  intent: Intent;
  method: 'CARD' | 'MOBILE_MONEY';
  /** Until when the thing is held, in milliseconds of this device's clock. */
  until: number;
  /** What is held: 'Mon 23 Nov, 10:00'. */
  what: string;
  onPaid: (claim: Claim) => void;
  /** The person left without paying; what is held stays held. */
  onLeft: () => void;
};

const windows = {
  sandbox: lazy(() => import('./SandboxCheckout.tsx')),
  flutterwave: lazy(() => import('./FlutterwaveCheckout.tsx')),
};

/**
 * The window of the gateway that the server has chosen. No other modal dialog may be open meanwhile: what lies under
 * one cannot be touched, and a gateway's own frame would.
 */
export function Checkout(props: CheckoutProps) {
  const Window = windows[props.intent.checkout.gateway];
  return (
    <Suspense>
      <Window {...props} />
    </Suspense>
  );
}
