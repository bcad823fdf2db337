import { Members } from '../features/members/Members.tsx';
import type { PageHandle } from './page-handle.ts';
import { useProviderContext } from './provider-context.ts';

export const handle: PageHandle = { title: 'members' };

/** The same page serves every kind of provider. */
export default function MembersPage() {
  return <Members providerContext={useProviderContext()} />;
}
