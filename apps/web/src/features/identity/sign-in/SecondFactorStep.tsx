import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextInput } from '../../../ui/Field.tsx';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import css from '../identity.module.css';
import { texts } from '../texts.ts';

type Props = { onSubmit: (code: string) => Promise<void>; onLeave: () => void };

/** The form that asks for the code of the second factor, after the password was accepted. */
export function SecondFactorStep({ onSubmit, onLeave }: Props) {
  const t = useTexts(texts);
  const [code, setCode] = useState('');
  const { sending, send } = useFormSubmit();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <form
      ref={form}
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send(() => onSubmit(code));
      }}
    >
      <TextInput
        label={t.code}
        hint={t.codeHint}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <Button type="submit" wide busy={sending && t.checking}>
        {t.enterCode}
      </Button>
      <Button variant="text" onClick={onLeave}>
        {t.otherLogin}
      </Button>
    </form>
  );
}
