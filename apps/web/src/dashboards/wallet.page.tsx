import { Wallet } from '../features/wallet/Wallet.tsx';
import type { PageHandle } from './page-handle.ts';
import { useSeat } from './seat.ts';

export const handle: PageHandle = { title: 'wallet' };

/** The same for every kind of provider. */
export default function WalletPage() {
  return <Wallet seat={useSeat()} />;
}
