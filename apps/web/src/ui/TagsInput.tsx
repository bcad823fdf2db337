import { useRef, useState } from 'react';
import { useTexts } from '../lib/language/texts.ts';
import { ChipInput } from './ChipInput.tsx';
import { Field } from './Field.tsx';
import { formTexts } from './form-texts.ts';
import { RemovableChip } from './RemovableChip.tsx';

const most = 50;
const mostCharacters = 100;

type Props = {
  label: string;
  hint?: string | undefined;
  tags: string[];
  onChange: (tags: string[]) => void;
};

/** Short texts as chips. Enter, a comma or leaving the field adds a text; the cross of a chip removes it. */
export function TagsInput({ label, hint, tags, onChange }: Props) {
  const t = useTexts(formTexts);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const add = () => {
    const tag = text.trim();
    setText('');
    if (tag === '' || tags.length >= most || tags.some((one) => one.toLowerCase() === tag.toLowerCase())) return;
    onChange([...tags, tag]);
  };
  return (
    <Field label={label} hint={hint ?? t.tagsHint}>
      {(wiring) => (
        <ChipInput
          {...wiring}
          ref={input}
          label={label}
          chips={tags.map((tag) => (
            <RemovableChip
              key={tag}
              label={t.remove(tag)}
              onRemove={() => {
                onChange(tags.filter((one) => one !== tag));
                input.current?.focus();
              }}
            >
              {tag}
            </RemovableChip>
          ))}
          value={text}
          maxLength={mostCharacters}
          enterKeyHint="done"
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
      )}
    </Field>
  );
}
