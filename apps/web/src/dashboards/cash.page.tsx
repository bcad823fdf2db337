import { Cash } from '../features/receipts/Cash.tsx';
import type { PageHandle } from './page-handle.ts';
import { useProviderContext } from './provider-context.ts';

export const handle: PageHandle = { title: 'cash' };

/** The same page serves every kind of provider. */
export default function CashPage() {
  return <Cash desk={useProviderContext()} />;
}
