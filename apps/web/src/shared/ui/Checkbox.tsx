import type { InputHTMLAttributes, ReactNode } from 'react';
import css from './Checkbox.module.css';

type Props = { label: ReactNode; count?: string } & Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>;

/** `count` says at the end of the line how many there are. */
export function Checkbox({ label, count, ...rest }: Props) {
  return (
    <label className={css.check}>
      <input {...rest} type="checkbox" />
      <span>{label}</span>
      {count !== undefined && <small>{count}</small>}
    </label>
  );
}
