import { SecondFactor } from '../features/second-factor/SecondFactor.tsx';
import { AccountSecurity } from './AccountSecurity.tsx';
import type { PageHandle } from './page-handle.ts';

export const handle: PageHandle = { title: 'Security' };

/** The administrator's: the others have theirs beside their profile. */
export default function SecurityPage() {
  return (
    <>
      <SecondFactor />
      <AccountSecurity />
    </>
  );
}
