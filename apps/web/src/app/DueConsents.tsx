import { Suspense } from 'react';
import { lazyPart } from '../lib/lazy-component.ts';
import { useAccount } from '../lib/session/use-account.ts';

const ConsentBanner = lazyPart(() => import('./ConsentBanner.tsx'));

/** Shows the banner for changed legal texts to every account except the administrator, who writes these texts. */
export function DueConsents() {
  const account = useAccount();
  if (!account || account.account_type === 'admin') return null;
  return (
    <Suspense>
      <ConsentBanner key={account.id} account={account} />
    </Suspense>
  );
}
