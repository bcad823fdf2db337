import { Suspense } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { lazyPart } from '../../lib/lazy-component.ts';
import { SkeletonLines } from '../SkeletonLines.tsx';
import type { EditorProps } from './Editor.tsx';
import { texts } from './texts.ts';

const Editor = lazyPart(() => import('./Editor.tsx'));

/** An editor of formatted text as HTML: marks, headings, lists and colours. Its engine is loaded on demand. */
export function RichTextInput(props: EditorProps) {
  const t = useTexts(texts);
  const skeleton = <SkeletonLines says={t.loading} heights={['22rem']} />;
  return (
    <Suspense fallback={skeleton}>
      <Editor {...props} />
    </Suspense>
  );
}
