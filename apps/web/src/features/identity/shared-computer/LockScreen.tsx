import { useId, useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import { useTexts } from '../../../lib/language/texts.ts';
import type { Account } from '../../../lib/session/accounts.ts';
import { Hills } from '../../../ui/Hills.tsx';
import { Logo } from '../../../ui/Logo.tsx';
import { useModal } from '../../../ui/use-modal.ts';
import { leaveToSignIn } from './leave-to-sign-in.ts';
import { PersonChoice } from './PersonChoice.tsx';
import css from './LockScreen.module.css';
import { texts } from './texts.ts';

const stay = () => {};

/** Covers the page while the screen is locked; only a PIN or a password unlocks it. */
export default function LockScreen({ account: { name, member } }: { account: Account }) {
  const t = useTexts(texts);
  const heading = useId();
  const modal = useModal(stay);
  const headline = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => headline.current?.focus(), []);
  // Chrome closes a dialog at the second press of Escape, even if the page has cancelled the first one
  const reopen = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (currentTarget.isConnected) currentTarget.showModal();
  };
  return (
    <dialog {...modal} onClose={reopen} className={css.lock} aria-labelledby={heading}>
      <Hills className={css.hills} />
      <div className={css.card}>
        <Logo />
        <h2 ref={headline} id={heading} tabIndex={-1}>
          {t.lockedTitle}
        </h2>
        <p className={css.place}>{name}</p>
        <p>{t.lockedSays(member?.name ?? t.somebody)}</p>
        <PersonChoice onEntered={stay} onSignIn={leaveToSignIn} />
      </div>
    </dialog>
  );
}
