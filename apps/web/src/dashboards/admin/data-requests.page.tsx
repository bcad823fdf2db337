import { DataRequests } from '../../features/privacy/admin/DataRequests.tsx';
import type { PageHandle } from '../page-handle.ts';

export const handle: PageHandle = { title: 'personalData' };

export default DataRequests;
