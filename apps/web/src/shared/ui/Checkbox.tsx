import type { InputHTMLAttributes, ReactNode } from 'react';
import css from './Checkbox.module.css';

type Props = { label: ReactNode } & Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>;

export function Checkbox({ label, ...rest }: Props) {
  return (
    <label className={css.check}>
      <input {...rest} type="checkbox" />
      <span>{label}</span>
    </label>
  );
}
