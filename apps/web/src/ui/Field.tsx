import {
  useId,
  type ComponentProps,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import { cx } from './cx.ts';
import css from './Field.module.css';
import { FieldError } from './FieldError.tsx';
import { Icon } from './Icon.tsx';
import { chevronDown } from './icons.ts';

type Frame = { label: string; hint?: ReactNode; error?: string | undefined };
type Wiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

/**
 * The frame of a control: a label above, a hint or an error below. `children` renders the control with the given ids.
 */
export function Field({ label, hint, error, children }: Frame & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId();
  const note = error || hint ? `${id}-note` : undefined;
  return (
    <div className={cx(css.field, error && css.wrong)}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': note, 'aria-invalid': error ? true : undefined })}
      {error ? (
        <FieldError id={note!} className={css.error}>
          {error}
        </FieldError>
      ) : (
        hint && (
          <p id={note} className={css.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}

type TextBoxProps = { icon?: string; after?: ReactNode } & ComponentProps<'input'>;

/** A TextInput without a label of its own. */
export function TextBox({ icon, after, className, ...rest }: TextBoxProps) {
  return (
    <span className={cx(css.box, className)}>
      {icon && <Icon of={icon} />}
      <input {...rest} />
      {after}
    </span>
  );
}

export function TextInput({ label, hint, error, ...rest }: Frame & TextBoxProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => <TextBox {...rest} {...wiring} />}
    </Field>
  );
}

export function Textarea({
  label,
  hint,
  error,
  rows = 4,
  ...rest
}: Frame & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => <textarea {...rest} {...wiring} rows={rows} className={css.area} />}
    </Field>
  );
}

export type Option = { value: string; label: string };
type SelectProps = Frame & { options: Option[]; empty?: string } & SelectHTMLAttributes<HTMLSelectElement>;

/** A native select. `empty` is the text of the first option, whose value is empty. */
export function Select({ label, hint, error, options, empty, ...rest }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <span className={cx(css.box, css.select)}>
          <select {...rest} {...wiring}>
            {empty !== undefined && <option value="">{empty}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={chevronDown} />
        </span>
      )}
    </Field>
  );
}
