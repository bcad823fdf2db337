import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api/envelope.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { PinInput } from '../../../ui/PinInput.tsx';
import css from './shared-computer.module.css';
import { texts } from './texts.ts';

type Props = {
  name: string;
  face: ReactNode;
  onPin: (pin: string) => Promise<void>;
  onBack: () => void;
  onSignIn: () => void;
};

/**
 * The PIN field of a person; the PIN is sent as soon as it has six digits. If the PIN is no longer valid, the person
 * must use the password.
 */
export function PinStep({ name, face, onPin, onBack, onSignIn }: Props) {
  const t = useTexts(texts);
  const form = useRef<HTMLDivElement>(null);
  const [pin, setPin] = useState('');
  const [error, setError] = useState<ApiError | null>(null);
  const [sending, setSending] = useState(false);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const change = async (typed: string) => {
    setPin(typed);
    if (typed.length < 6) return;
    setSending(true);
    try {
      await onPin(typed);
    } catch (refused) {
      if (!(refused instanceof ApiError)) throw refused;
      setError(refused);
      setPin('');
    }
    setSending(false);
  };
  const ended = error?.code === 'pin_ended';
  return (
    <div ref={form} className={css.choice}>
      <div className={css.person}>{face}</div>
      {ended ? (
        <p role="alert" className={css.ended}>
          {error.message}
        </p>
      ) : (
        <PinInput
          label={t.pin(name)}
          hint={sending ? t.checking : t.pinHint}
          error={sending ? undefined : error?.message}
          value={pin}
          readOnly={sending}
          onPin={(typed) => void change(typed)}
        />
      )}
      {ended && (
        <Button wide onClick={onSignIn}>
          {t.usePassword}
        </Button>
      )}
      <Button variant="text" wide onClick={onBack}>
        {t.back}
      </Button>
    </div>
  );
}
