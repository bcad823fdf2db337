import { UserAnalytics } from '../../features/analytics/UserAnalytics.tsx';
import type { PageHandle } from '../page-handle.ts';

export const handle: PageHandle = { title: 'usersAnalytics' };

export default UserAnalytics;
