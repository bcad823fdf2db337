import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-component.ts';
import type { CheckoutProps } from './checkout-props.ts';

const windows = {
  sandbox: lazyPart(() => import('./SandboxCheckout.tsx')),
  flutterwave: lazyPart(() => import('./FlutterwaveCheckout.tsx')),
};

/**
 * The window of the payment gateway that the server chose. No modal dialog may be open: it would block the gateway's
 * frame.
 */
export function Checkout(props: CheckoutProps) {
  const Window = windows[props.intent.checkout.gateway];
  return (
    <Suspense>
      <Window {...props} />
    </Suspense>
  );
}
