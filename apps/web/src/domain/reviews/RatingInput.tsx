import { useId } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ratingInputTexts } from './rating-input-texts.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import { star } from '../../ui/icons.ts';
import css from './RatingInput.module.css';

type Props = {
  legend: string;
  name: string;
  /** 0 means not rated. */
  value: number;
  onChange: (value: number) => void;
  /** Whether the rating may be cleared to 0. */
  optional?: boolean;
  error?: string | undefined;
};

/** One to five stars, as radio buttons: arrow keys move, and a screen reader says the number. */
export function RatingInput({ legend, name, value, onChange, optional = false, error }: Props) {
  const t = useTexts(ratingInputTexts);
  const note = useId();
  return (
    <fieldset
      role="radiogroup"
      className={css.input}
      aria-required={!optional}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? note : undefined}
    >
      <legend>{legend}</legend>
      <div className={css.five}>
        {[1, 2, 3, 4, 5].map((n) => (
          <label key={n} data-on={n <= value ? '' : undefined}>
            <input type="radio" name={name} value={n} checked={n === value} onChange={() => onChange(n)} />
            <span className="sr">{t.stars(n)}</span>
            <Icon of={star} size={24} filled={n <= value} />
          </label>
        ))}
      </div>
      <span className={css.word} aria-hidden="true">
        {optional ? value === 0 && t.notRated : t.starWords[value]}
      </span>
      {optional && value > 0 && (
        <Button variant="text" size="sm" aria-label={t.clearStars(legend)} onClick={() => onChange(0)}>
          {t.clear}
        </Button>
      )}
      {error && (
        <FieldError id={note} className={css.error}>
          {error}
        </FieldError>
      )}
    </fieldset>
  );
}
