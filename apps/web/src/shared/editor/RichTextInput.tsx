import { Suspense } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { lazily } from '../lazily.ts';
import { Bones } from '../ui/Bones.tsx';
import type { EditorProps } from './Editor.tsx';
import { texts } from './texts.ts';

const Editor = lazily(() => import('./Editor.tsx'));

/** Text with marks, headings, lists and colours, as HTML. Its engine arrives when it is first needed. */
export function RichTextInput(props: EditorProps) {
  const t = useTexts(texts);
  const bones = <Bones says={t.loading} heights={['22rem']} />;
  return (
    <Suspense fallback={bones}>
      <Editor {...props} />
    </Suspense>
  );
}
