import { Suspense } from 'react';
import { lazyPart } from '../lib/lazy-component.ts';
import { useAccount } from '../lib/session/use-account.ts';

const ConsentBanner = lazyPart(() => import('./ConsentBanner.tsx'));

/** Above the page of whoever has agreed to something; the administrator writes it. */
export function DueConsents() {
  const account = useAccount();
  if (!account || account.account_type === 'admin') return null;
  return (
    <Suspense>
      <ConsentBanner key={account.id} account={account} />
    </Suspense>
  );
}
