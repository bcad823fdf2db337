import { Suspense } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { lazily } from '../lazily.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { EditorProps } from './Editor.tsx';
import { messages } from './messages.ts';

const Editor = lazily(() => import('./Editor.tsx'));

/** Text with marks, headings, lists and colours, as HTML. Its engine arrives when it is first needed. */
export function RichTextInput(props: EditorProps) {
  const t = useMessages(messages);
  const bones = (
    <div role="status">
      <span className="sr">{t.loading}</span>
      <Skeleton height="22rem" />
    </div>
  );
  return (
    <Suspense fallback={bones}>
      <Editor {...props} />
    </Suspense>
  );
}
