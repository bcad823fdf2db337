import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import css from './Checkbox.module.css';
import { FieldError } from './FieldError.tsx';

type Props = { label: ReactNode; error?: string | undefined } & Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>;

export function Checkbox({ label, error, ...rest }: Props) {
  const note = useId();
  return (
    <>
      <label className={css.check}>
        <input {...rest} type="checkbox" {...(error && { 'aria-invalid': true, 'aria-describedby': note })} />
        <span>{label}</span>
      </label>
      {error && <FieldError id={note}>{error}</FieldError>}
    </>
  );
}
