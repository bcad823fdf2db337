import type { Intent } from '@ivuriro/contract/payments';

type Order = {
  public_key: string;
  tx_ref: string;
  amount: number;
  currency: string;
  payment_options: string;
  customer: { name: string; email: string; phone_number: string | null };
  customizations: { title: string };
  callback: (told: { status: string; tx_ref: string; transaction_id: number | string }) => void;
  onclose: () => void;
};
declare global {
  interface Window {
    FlutterwaveCheckout?: (order: Order) => { close?: () => void } | undefined;
  }
}

const address = 'https://checkout.flutterwave.com/v3.js';
let loading: Promise<void> | undefined;

/** Loads Flutterwave's script when somebody pays; after an error the next call tries again. */
export function loadFlutterwave(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The options of Flutterwave's window. The key, the price and the reference come from the server. */
export function orderOf({ checkout, tx_ref, amount, currency }: Intent) {
  const { public_key, payment_options, customer, title } = checkout;
  return { public_key, tx_ref, amount, currency, payment_options, customer, customizations: { title } };
}

function load(): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = document.createElement('script');
  script.src = address;
  // The page's security policy admits scripts with its nonce; browsers expose the nonce as a property only.
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  script.addEventListener('load', () => resolve());
  script.addEventListener('error', () => {
    script.remove();
    reject(new Error('The script of the gateway did not come.'));
  });
  document.head.append(script);
  return promise;
}
