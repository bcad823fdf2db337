import { TextInput } from '../../../ui/Field.tsx';
import css from './shared-computer.module.css';

type Props = {
  label: string;
  hint?: string;
  error?: string | undefined;
  value: string;
  readOnly?: boolean;
  /** For a code that the phone received: its browser may fill it in, and it is shown. */
  autoComplete?: 'off' | 'one-time-code';
  onPin: (digits: string) => void;
};

/**
 * A field for six digits; those of a PIN nobody reads on the screen. It is not a password field: at a computer of several people
 * the browser must not offer to store it.
 */
export function PinInput({ onPin, autoComplete = 'off', ...field }: Props) {
  return (
    <div className={css.pin} aria-live="polite">
      <TextInput
        {...field}
        type="text"
        inputMode="numeric"
        autoComplete={autoComplete}
        autoCorrect="off"
        spellCheck={false}
        maxLength={6}
        required
        onChange={(event) => onPin(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 6))}
      />
    </div>
  );
}
