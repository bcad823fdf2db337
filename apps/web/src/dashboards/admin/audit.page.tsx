import { Audit } from '../../features/privacy/admin/Audit.tsx';
import type { PageHandle } from '../page-handle.ts';

export const handle: PageHandle = { title: 'personalData' };

export default Audit;
