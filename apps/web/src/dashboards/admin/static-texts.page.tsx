import { Texts } from '../../features/content/admin/Texts.tsx';
import type { PageHandle } from '../page-handle.ts';

export const handle: PageHandle = { title: 'staticContent' };

export default Texts;
