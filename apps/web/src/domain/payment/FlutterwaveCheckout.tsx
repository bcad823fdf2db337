import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { showToast } from '../../ui/toasts.ts';
import type { CheckoutProps } from './checkout-props.ts';
import { loadFlutterwave, orderOf } from './flutterwave.ts';
import { texts } from './texts.ts';

/** Opens Flutterwave's own window once; it draws itself over the page. */
export default function FlutterwaveCheckout({ intent, onPaid, onLeft }: CheckoutProps) {
  const t = useTexts(texts);
  const paid = useEffectEvent(onPaid);
  const left = useEffectEvent(onLeft);
  const failed = useEffectEvent(() => {
    showToast({ message: t.notOpened, kind: 'error' });
    onLeft();
  });

  useEffect(() => {
    let over = false;
    let opened: { close?: () => void } | undefined;
    const open = () => {
      if (over) return;
      opened = window.FlutterwaveCheckout?.({
        ...orderOf(intent),
        callback: ({ status, tx_ref, transaction_id }) => {
          if (over) return;
          over = true;
          opened?.close?.();
          paid({ status, tx_ref, transaction_id: String(transaction_id) });
        },
        // This callback also runs after a payment, when the window has closed.
        onclose: () => {
          if (!over) left();
        },
      });
    };
    loadFlutterwave().then(open, () => over || failed());
    return () => {
      over = true;
      opened?.close?.();
    };
  }, [intent]);

  return (
    <p className="sr" role="status">
      {t.opening}
    </p>
  );
}
