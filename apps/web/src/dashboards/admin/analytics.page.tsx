import { SearchTrends } from '../../features/analytics/SearchTrends.tsx';
import type { PageHandle } from '../page-handle.ts';

export const handle: PageHandle = { title: 'searchTrends' };

export default SearchTrends;
