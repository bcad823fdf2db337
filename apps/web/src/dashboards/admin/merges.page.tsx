import { Merges } from '../../features/privacy/merges/Merges.tsx';
import type { PageHandle } from '../page-handle.ts';

export const handle: PageHandle = { title: 'personalData' };

export default Merges;
