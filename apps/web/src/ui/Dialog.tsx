import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../lib/language/texts.ts';
import { IconButton } from './Button.tsx';
import { cx } from './cx.ts';
import css from './Dialog.module.css';
import { close } from './icons.ts';
import { texts } from './texts.ts';
import { Toasts } from './Toasts.tsx';
import { useModal } from './use-modal.ts';

type Props = {
  onClose: () => void;
  title: string;
  subtitle?: ReactNode;
  /** The small picture before the title: the account that the dialog is about. */
  picture?: ReactNode;
  foot?: ReactNode;
  /** Whether the dialog is 480 px wide instead of 720, for questions and short forms. */
  narrow?: boolean;
  /** Whether the dialog is 800 px wide instead of 720, so that the seven days of a week fit. */
  wide?: boolean;
  /** Whether the dialog fills nine tenths of the screen, for example for a whole profile. */
  full?: boolean;
  children: ReactNode;
};

/**
 * A dialog: on phones a sheet at the bottom of the screen, on wide screens a box in the centre. Render it while it is
 * open: `{open && <Dialog …/>}`.
 */
export function Dialog({
  onClose,
  title,
  subtitle,
  picture,
  foot,
  narrow = false,
  wide = false,
  full = false,
  children,
}: Props) {
  const t = useTexts(texts);
  const heading = useId();
  const modal = useModal(onClose);
  const headline = useRef<HTMLHeadingElement>(null);
  // focuses the title, so that a screen reader begins with it; the browser would focus the close button
  useLayoutEffect(() => headline.current?.focus(), []);
  return (
    <dialog
      {...modal}
      className={cx(css.dialog, narrow && css.narrow, wide && css.wide, full && css.full)}
      data-full={full ? '' : undefined}
      aria-labelledby={heading}
    >
      <header className={css.head}>
        {picture}
        <div>
          <h2 ref={headline} id={heading} tabIndex={-1}>
            {title}
          </h2>
          {subtitle && <p>{subtitle}</p>}
        </div>
        <IconButton icon={close} label={t.close} onClick={onClose} />
      </header>
      {/* the content is focusable, so that it can be scrolled with the keyboard even if it has no controls */}
      <div className={css.body} tabIndex={full ? 0 : undefined}>
        {children}
      </div>
      {foot && <footer className={css.foot}>{foot}</footer>}
      <Toasts />
    </dialog>
  );
}
