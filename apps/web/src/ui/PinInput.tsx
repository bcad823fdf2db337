import { TextInput } from './Field.tsx';
import css from './PinInput.module.css';

type Props = {
  label: string;
  hint?: string;
  error?: string | undefined;
  value: string;
  readOnly?: boolean;
  /** `one-time-code` for a code that was sent to the phone: the browser may fill it in, and the digits are visible. */
  autoComplete?: 'off' | 'one-time-code';
  onPin: (digits: string) => void;
};

/**
 * A field for six digits. The digits of a PIN are hidden, but the field is not a password field: at a computer of
 * several people the browser must not suggest storing the PIN.
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
