import { useId } from 'react';
import { useTexts } from '../lib/language/texts.ts';
import { Button, IconButton } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { trash } from './dialog-icons.ts';
import { plus } from './icons.ts';
import { formTexts } from './form-texts.ts';
import css from './TextsInput.module.css';

const most = 50;

type Props = {
  label: string;
  hint?: string | undefined;
  /** The text of the button that adds a line. */
  add: string;
  texts: string[];
  onChange: (texts: string[]) => void;
  mostCharacters?: number;
};

/** Several lines of text, each in its own field. Enter opens the next one. */
export function TextsInput({ label, hint, add, texts, onChange, mostCharacters = 500 }: Props) {
  const t = useTexts(formTexts);
  const id = useId();
  const focusSoon = (index: number) =>
    requestAnimationFrame(() => document.getElementById(`${id}-${Math.max(0, index)}`)?.focus());
  const addOne = () => {
    if (texts.length >= most) return;
    onChange([...texts, '']);
    focusSoon(texts.length);
  };
  return (
    <fieldset className={css.texts} aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend>{label}</legend>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      {texts.map((text, index) => (
        // the index is the only key of a line, and lines are only added at the end
        // oxlint-disable-next-line no-array-index-key
        <div key={index} className={css.line}>
          <input
            id={`${id}-${index}`}
            aria-label={t.lineOf(label, index + 1)}
            value={text}
            maxLength={mostCharacters}
            onChange={(event) => onChange(texts.with(index, event.target.value))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              if (index === texts.length - 1 && text.trim() !== '') addOne();
              else focusSoon(index + 1);
            }}
          />
          <IconButton
            icon={trash}
            label={text.trim() === '' ? t.removeLine(label, index + 1) : t.remove(text)}
            onClick={() => {
              onChange(texts.toSpliced(index, 1));
              focusSoon(index - 1);
            }}
          />
        </div>
      ))}
      <Button variant="outlined" size="sm" onClick={addOne} disabled={texts.length >= most}>
        <Icon of={plus} size={18} />
        {add}
      </Button>
    </fieldset>
  );
}
