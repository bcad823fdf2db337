import { Wallet } from '../features/wallet/provider/Wallet.tsx';
import type { PageHandle } from './page-handle.ts';
import { useProviderContext } from './provider-context.ts';

export const handle: PageHandle = { title: 'wallet' };

/** The same page serves every kind of provider. */
export default function WalletPage() {
  return <Wallet providerContext={useProviderContext()} />;
}
