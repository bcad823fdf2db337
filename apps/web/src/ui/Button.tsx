import type { ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'react-router';
import css from './Button.module.css';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';

export type ButtonLook = {
  /**
   * filled: save, book · soft: open · outlined: back, retry · text: clear · danger: confirm an action that deletes or
   * ends something · night: on a dark background
   */
  variant?: 'filled' | 'soft' | 'outlined' | 'text' | 'danger' | 'night';
  size?: 'sm' | 'md' | 'lg';
  wide?: boolean;
};

/** A CSS selector for the buttons that save, book or send. */
export const mainButtons = `.${css.filled}`;

type ButtonProps = ButtonLook & { busy?: string | false | undefined } & ButtonHTMLAttributes<HTMLButtonElement>;

/**
 * `busy` is the text of the button during its action ('Saving…'). Meanwhile the button keeps its width, and a second
 * press does nothing.
 */
export function Button({ variant, size, wide, busy, className, children, type = 'button', ...rest }: ButtonProps) {
  const blocked = busy ? { 'aria-disabled': true, onClick: undefined, type: 'button' as const } : { type };
  return (
    <button {...rest} {...blocked} className={cx(look({ variant, size, wide }), className)}>
      <span className={css.face} data-hidden={busy ? '' : undefined} aria-hidden={busy ? true : undefined}>
        {children}
      </span>
      {busy && (
        <span className={css.face}>
          <Ridges />
          {busy}
        </span>
      )}
    </button>
  );
}

export function LinkButton({ variant, size, wide, className, children, ...rest }: ButtonLook & LinkProps) {
  return (
    <Link {...rest} className={cx(look({ variant, size, wide }), className)}>
      <span className={css.face}>{children}</span>
    </Link>
  );
}

type IconButtonProps = { label: string; icon: string; edged?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>;

export function IconButton({ label, icon, edged = false, className, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={cx(css.icon, edged && css.edged, className)}>
      <Icon of={icon} size={24} />
      {children}
    </button>
  );
}

function look({ variant = 'filled', size = 'md', wide = false }: ButtonLook): string {
  return cx(css.button, css[variant], css[size], wide && css.wide);
}

function Ridges() {
  return (
    <svg
      width="28"
      height="12"
      viewBox="0 0 28 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      aria-hidden="true"
    >
      <path d="M1 11 5 2l4 9 4-9 4 9 4-9 4 9" strokeLinejoin="bevel" />
    </svg>
  );
}
