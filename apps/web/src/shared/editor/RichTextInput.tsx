import { Suspense } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { lazyPart } from '../lazy-part.ts';
import { SkeletonLines } from '../ui/SkeletonLines.tsx';
import type { EditorProps } from './Editor.tsx';
import { texts } from './texts.ts';

const Editor = lazyPart(() => import('./Editor.tsx'));

/** Text with marks, headings, lists and colours, as HTML. Its engine arrives when it is first needed. */
export function RichTextInput(props: EditorProps) {
  const t = useTexts(texts);
  const skeleton = <SkeletonLines says={t.loading} heights={['22rem']} />;
  return (
    <Suspense fallback={skeleton}>
      <Editor {...props} />
    </Suspense>
  );
}
