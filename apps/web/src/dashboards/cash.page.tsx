import { Cash } from '../features/receipts/Cash.tsx';
import type { PageHandle } from './page-handle.ts';
import { useProviderContext } from './provider-context.ts';

export const handle: PageHandle = { title: 'cash' };

/** One page for all kinds of providers. */
export default function CashPage() {
  return <Cash desk={useProviderContext()} />;
}
