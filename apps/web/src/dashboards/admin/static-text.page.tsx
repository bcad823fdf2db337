import { useParams } from 'react-router';
import { TextEditor } from '../../features/content/admin/TextEditor.tsx';
import type { PageHandle } from '../page-handle.ts';

export const handle: PageHandle = { title: 'staticContent' };

export default function StaticText() {
  const { key = '' } = useParams();
  return <TextEditor key={key} name={key} />;
}
