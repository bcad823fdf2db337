import { AccountSecurity } from './AccountSecurity.tsx';
import type { PageHandle } from './page-handle.ts';

export const handle: PageHandle = { title: 'Security' };

export default function SecurityPage() {
  return <AccountSecurity />;
}
