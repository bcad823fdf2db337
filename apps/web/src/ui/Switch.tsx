import type { InputHTMLAttributes } from 'react';
import css from './Switch.module.css';

type Props = { label: string } & Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'>;

/** A checkbox whose change takes effect at once, without a button to save it. */
export function Switch({ label, ...rest }: Props) {
  return (
    <label className={css.switch}>
      <input {...rest} type="checkbox" role="switch" />
      <span>{label}</span>
    </label>
  );
}
