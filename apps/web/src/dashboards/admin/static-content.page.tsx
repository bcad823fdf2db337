import { Posts } from '../../features/content/admin/Posts.tsx';
import type { PageHandle } from '../page-handle.ts';

export const handle: PageHandle = { title: 'staticContent', search: 'posts' };

export default Posts;
