import { Posts } from '../../features/content/Posts.tsx';
import type { PageHandle } from '../page-handle.ts';

export const handle: PageHandle = { title: 'Static content', search: 'Search posts' };

export default Posts;
