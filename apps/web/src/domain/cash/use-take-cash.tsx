import { type ReactNode, Suspense, useState } from 'react';
import type { AnyProviderContext } from '../../lib/api/call.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { texts } from './texts.ts';
import { useTexts } from '../../lib/language/texts.ts';
import type { Payable } from './TakeCashDialog.tsx';

const TakeCashDialog = lazyDialog(() => import('./TakeCashDialog.tsx'));

/**
 * The dialog that books cash. It is rendered outside of the row and the button that open it: these disappear when the
 * lists are read again, but the dialog must stay to show the change.
 */
export function useTakeCash(desk: AnyProviderContext | null): {
  takeCash: (payable: Payable) => void;
  cashDialog: ReactNode;
} {
  const t = useTexts(texts);
  const [payable, setPayable] = useState<Payable | null>(null);
  const cashDialog = desk && payable && (
    <Suspense fallback={<DialogFrame narrow title={t.title} onClose={() => setPayable(null)} />}>
      <TakeCashDialog desk={desk} payable={payable} onClose={() => setPayable(null)} />
    </Suspense>
  );
  return { takeCash: setPayable, cashDialog };
}
