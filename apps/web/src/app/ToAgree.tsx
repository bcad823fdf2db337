import { Suspense } from 'react';
import { lazyPart } from '../lib/lazy-component.ts';
import { useAccount } from '../lib/session/use-account.ts';

const AgreeAgain = lazyPart(() => import('./AgreeAgain.tsx'));

/** Above the page of whoever has agreed to something; the administrator writes it. */
export function ToAgree() {
  const account = useAccount();
  if (!account || account.account_type === 'admin') return null;
  return (
    <Suspense>
      <AgreeAgain key={account.id} account={account} />
    </Suspense>
  );
}
