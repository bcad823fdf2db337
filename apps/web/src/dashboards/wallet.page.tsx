import { Wallet } from '../features/wallet/provider/Wallet.tsx';
import type { PageHandle } from './page-handle.ts';
import { useProviderContext } from './provider-context.ts';

export const handle: PageHandle = { title: 'wallet' };

/** One page for every kind of provider. */
export default function WalletPage() {
  return <Wallet providerContext={useProviderContext()} />;
}
