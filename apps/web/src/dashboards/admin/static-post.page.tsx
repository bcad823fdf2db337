import { useParams } from 'react-router';
import { PostEditor } from '../../features/content/admin/PostEditor.tsx';
import type { PageHandle } from '../page-handle.ts';

export const handle: PageHandle = { title: 'staticContent' };

export default function StaticPost() {
  const { id = '' } = useParams();
  return <PostEditor key={id} id={id} />;
}
