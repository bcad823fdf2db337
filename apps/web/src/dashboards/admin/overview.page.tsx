import { TopTrends } from '../../features/analytics/TopTrends.tsx';
import { AdminOverview } from '../../features/overview/AdminOverview.tsx';
import { useAccount } from '../../lib/session/use-account.ts';
import type { PageHandle } from '../page-handle.ts';

export const handle: PageHandle = { title: 'overview' };

export default function Overview() {
  return (
    <AdminOverview name={useAccount()?.name ?? ''} base="/dashboard/admin">
      {(data) => <TopTrends trends={data.search_trends} />}
    </AdminOverview>
  );
}
