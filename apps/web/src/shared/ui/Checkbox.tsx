import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import css from './Checkbox.module.css';
import { Icon } from './Icon.tsx';
import { warning } from './icons.ts';

type Props = { label: ReactNode; error?: string | undefined } & Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>;

export function Checkbox({ label, error, ...rest }: Props) {
  const note = useId();
  return (
    <>
      <label className={css.check}>
        <input {...rest} type="checkbox" {...(error && { 'aria-invalid': true, 'aria-describedby': note })} />
        <span>{label}</span>
      </label>
      {error && (
        <p id={note} className={css.error}>
          <Icon of={warning} size={18} />
          {error}
        </p>
      )}
    </>
  );
}
