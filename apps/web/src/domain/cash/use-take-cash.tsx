import { type ReactNode, Suspense, useState } from 'react';
import type { AnyProviderContext } from '../../lib/api/call.ts';
import { lazyPart } from '../../lib/lazy-component.ts';
import type { Payable } from './TakeCashDialog.tsx';

const TakeCashDialog = lazyPart(() => import('./TakeCashDialog.tsx'));

/**
 * The dialog that takes cash. It stands outside of the button and the line that open it: those go when the lists are
 * read again, and the change must still be read then.
 */
export function useTakeCash(desk: AnyProviderContext | null): {
  takeCash: (payable: Payable) => void;
  cashDialog: ReactNode;
} {
  const [payable, setPayable] = useState<Payable | null>(null);
  const cashDialog = desk && payable && (
    <Suspense>
      <TakeCashDialog desk={desk} payable={payable} onClose={() => setPayable(null)} />
    </Suspense>
  );
  return { takeCash: setPayable, cashDialog };
}
