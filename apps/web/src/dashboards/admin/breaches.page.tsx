import { Breaches } from '../../features/privacy/admin/Breaches.tsx';
import type { PageHandle } from '../page-handle.ts';

export const handle: PageHandle = { title: 'personalData' };

export default Breaches;
