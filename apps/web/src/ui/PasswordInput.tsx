import { useState, type InputHTMLAttributes, type ReactNode } from 'react';
import { useTexts } from '../lib/language/texts.ts';
import { IconButton } from './Button.tsx';
import { TextInput } from './Field.tsx';
import { eye, eyeOff } from './dialog-icons.ts';
import { formTexts } from './form-texts.ts';

type Props = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  autoComplete: 'current-password' | 'new-password';
} & InputHTMLAttributes<HTMLInputElement>;

export function PasswordInput(props: Props) {
  const t = useTexts(formTexts);
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <IconButton
          icon={shown ? eyeOff : eye}
          label={shown ? t.hidePassword : t.showPassword}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
