import { EditorContent, useEditor } from '@tiptap/react';
import { useId } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { cx } from '../cx.ts';
import richText from '../RichText.module.css';
import css from './editor.module.css';
import { extensions } from './extensions.ts';
import { texts } from './texts.ts';
import { Toolbar } from './Toolbar.tsx';

export type EditorProps = {
  label: string;
  /** The initial HTML. To start with other HTML, pass another `key`. */
  value: string;
  /** Called with the HTML after each change, or with an empty text when the editor is empty. */
  onChange: (html: string) => void;
  placeholder?: string | undefined;
  error?: string | undefined;
};

/** The editor, which imports the editor's engine. Render it through RichTextInput, which loads it on demand. */
export default function Editor({ label, value, onChange, placeholder, error }: EditorProps) {
  const t = useTexts(texts);
  const id = useId();
  const waiting = placeholder ?? t.placeholder;
  const editor = useEditor({
    extensions,
    content: value,
    immediatelyRender: false,
    injectNonce: document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce,
    shouldRerenderOnTransaction: true,
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-placeholder': waiting,
        class: cx(richText.text, css.page) ?? '',
      },
    },
  });
  return (
    <div className={cx(css.field, error && css.wrong)}>
      <span id={`${id}-label`} className={css.label}>
        {label}
      </span>
      <div className={css.box}>
        {editor && <Toolbar editor={editor} label={label} />}
        <div className={css.paper}>
          {editor?.isEmpty && (
            <p aria-hidden="true" className={css.placeholder}>
              {waiting}
            </p>
          )}
          <EditorContent editor={editor} />
        </div>
      </div>
      {error && (
        <p role="alert" className={css.error}>
          {error}
        </p>
      )}
    </div>
  );
}
