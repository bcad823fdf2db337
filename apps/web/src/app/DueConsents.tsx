import { Suspense } from 'react';
import { lazyPart } from '../lib/lazy-component.ts';
import { useAccount } from '../lib/session/use-account.ts';

const ConsentBanner = lazyPart(() => import('./ConsentBanner.tsx'));

/** The banner for changed texts, for accounts that give consents: all but the administrator, who writes the texts. */
export function DueConsents() {
  const account = useAccount();
  if (!account || account.account_type === 'admin') return null;
  return (
    <Suspense>
      <ConsentBanner key={account.id} account={account} />
    </Suspense>
  );
}
