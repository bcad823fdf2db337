import { useState } from 'react';
import { useTexts } from '../lib/language/texts.ts';
import { IconButton } from './Button.tsx';
import { minus, plus } from './icons.ts';
import { formTexts } from './form-texts.ts';
import css from './QuantityStepper.module.css';

type Props = {
  /** The accessible name: 'Quantity of Amoxicillin 500 mg'. */
  label: string;
  value: number;
  onChange: (value: number) => void;
  least?: number;
  most?: number;
};

/**
 * A field for a whole number, with buttons for one more and one less. A number outside of the limits is replaced by the
 * nearest limit, with a message.
 */
export function QuantityStepper({ label, value, onChange, least = 1, most = 900 }: Props) {
  const t = useTexts(formTexts);
  const [{ typed, message }, show] = useState<{ typed: string | null; message: string }>({ typed: null, message: '' });
  const set = (wished: number) => {
    const taken = Math.min(most, Math.max(least, wished));
    show({ typed: null, message: taken === wished ? '' : wished > most ? t.atMost(most) : t.atLeast(least) });
    onChange(taken);
  };
  const type = (text: string) => {
    const digits = text.replaceAll(/\s/g, '');
    // 2.5 must not become 25: a text that is not a whole number is refused, and stays in the field to be corrected
    if (/\D/.test(digits)) show({ typed: text, message: t.wholeNumber });
    else if (digits === '' || Number(digits) < least) show({ typed: digits, message: '' });
    else set(Number(digits));
  };
  return (
    <div className={css.stepper} role="group" aria-label={label}>
      <IconButton icon={minus} label={t.less} edged aria-disabled={value <= least} onClick={() => set(value - 1)} />
      <input
        type="text"
        inputMode="numeric"
        aria-label={label}
        value={typed ?? value}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        // When the person leaves the field empty or with too small a number, it shows the previous number again.
        onBlur={() => show({ typed: null, message })}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          set(value + (event.key === 'ArrowUp' ? 1 : -1));
        }}
      />
      <IconButton icon={plus} label={t.more} edged aria-disabled={value >= most} onClick={() => set(value + 1)} />
      <p role="status">{message}</p>
    </div>
  );
}
