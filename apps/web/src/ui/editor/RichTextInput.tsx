import { Suspense } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { lazyPart } from '../../lib/lazy-component.ts';
import { SkeletonLines } from '../SkeletonLines.tsx';
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
