import { useId, useState } from 'react';
import { useTexts } from '../lib/language/texts.ts';
import { close } from './icons.ts';
import { Icon } from './Icon.tsx';
import { formTexts } from './form-texts.ts';
import css from './TagsInput.module.css';

const most = 50;
const mostCharacters = 100;

type Props = {
  label: string;
  hint?: string | undefined;
  tags: string[];
  onChange: (tags: string[]) => void;
};

/** Short texts as chips: Enter, a comma or leaving the field adds, the cross removes; an empty text is ignored. */
export function TagsInput({ label, hint, tags, onChange }: Props) {
  const t = useTexts(formTexts);
  const id = useId();
  const [text, setText] = useState('');
  const add = () => {
    const tag = text.trim();
    setText('');
    if (tag === '' || tags.length >= most || tags.some((one) => one.toLowerCase() === tag.toLowerCase())) return;
    onChange([...tags, tag]);
  };
  return (
    <div className={css.tags}>
      <label htmlFor={id}>{label}</label>
      <div className={css.box}>
        {tags.length > 0 && (
          <ul aria-label={label}>
            {tags.map((tag) => (
              <li key={tag}>
                {tag}
                <button
                  type="button"
                  aria-label={t.remove(tag)}
                  onClick={() => {
                    onChange(tags.filter((one) => one !== tag));
                    document.getElementById(id)?.focus();
                  }}
                >
                  <Icon of={close} size={18} />
                </button>
              </li>
            ))}
          </ul>
        )}
        <input
          id={id}
          value={text}
          maxLength={mostCharacters}
          autoComplete="off"
          enterKeyHint="done"
          aria-describedby={`${id}-hint`}
          onChange={(event) => setText(event.target.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Enter' || event.key === ',') {
              event.preventDefault();
              add();
            } else if (event.key === 'Backspace' && text === '') onChange(tags.slice(0, -1));
          }}
        />
      </div>
      <p id={`${id}-hint`}>{hint ?? t.tagsHint}</p>
    </div>
  );
}
