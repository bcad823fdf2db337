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
  /** Whose matter it is: a small Picture before the title. */
  picture?: ReactNode;
  foot?: ReactNode;
  /** 480 instead of 720 wide: questions and short forms. */
  narrow?: boolean;
  /** 800 instead of 720 wide: the seven days of a week. */
  wide?: boolean;
  /** Nine tenths of the screen: a whole profile. */
  full?: boolean;
  children: ReactNode;
};

/** A sheet from below on phones, in the middle on wide screens. Draw it while it is open: `{open && <Dialog …/>}`. */
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
  // what it is about is read first; the browser would begin at the button that closes it
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
      {/* what is only read is scrolled by keys too */}
      <div className={css.body} tabIndex={full ? 0 : undefined}>
        {children}
      </div>
      {foot && <footer className={css.foot}>{foot}</footer>}
      <Toasts />
    </dialog>
  );
}
