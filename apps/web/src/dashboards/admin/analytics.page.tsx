import { useParams } from 'react-router';
import { SearchAnalytics } from '../../features/analytics/SearchAnalytics.tsx';
import type { PageHandle } from '../page-handle.ts';

export const handle: PageHandle = { title: 'searchTrends' };

export default function AnalyticsPage() {
  return <SearchAnalytics slug={useParams().list} />;
}
