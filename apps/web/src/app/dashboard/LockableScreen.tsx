import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { type Account, isLocked } from '../../lib/session/accounts.ts';
import { EVERY_MS, lockWhenIdle, noteActivity } from '../../lib/session/lock.ts';
import { useSharedComputer } from '../../lib/session/shared-computer.ts';
import { lazyPart } from '../../lib/lazy-component.ts';
import { dismissAll } from '../../ui/toasts.ts';
import css from './layout.module.css';

const load = () => import('../../features/identity/shared-computer/LockScreen.tsx');
const LockScreen = lazyPart(load);

/** A page that is hidden, but stays as it is, while the screen of a shared computer is locked. */
export function LockableScreen({ account, children }: { account: Account; children: ReactNode }) {
  const locked = isLocked(account);
  const focused = useRef<HTMLElement | null>(null);
  useIdleLock(useSharedComputer() !== null && !locked ? account.token : null);
  useEffect(() => {
    if (locked) dismissAll();
    else focused.current?.focus({ preventScroll: true });
  }, [locked]);
  return (
    <>
      <div
        className={locked ? css.locked : undefined}
        inert={locked}
        onFocusCapture={({ target }) => {
          focused.current = target instanceof HTMLElement ? target : null;
        }}
      >
        {children}
      </div>
      {locked && (
        <Suspense>
          <LockScreen account={account} />
        </Suspense>
      )}
    </>
  );
}

const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Locks after ten minutes in which nobody moved or typed in any tab; null for a computer that is not shared. */
function useIdleLock(token: string | null): void {
  useEffect(() => {
    if (token === null) return;
    // loaded before it is needed: a screen must lock without a connection too
    void load();
    const note = () => noteActivity(Date.now());
    const look = () => (isInCall() ? note() : lockWhenIdle(Date.now()));
    note();
    const timer = setInterval(look, EVERY_MS);
    for (const sign of signs) addEventListener(sign, note, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of signs) removeEventListener(sign, note, { capture: true });
    };
  }, [token]);
}

/** A call goes on although nobody touches the computer. */
const isInCall = () => /\/video-call\//.test(location.pathname) && document.querySelector('video') !== null;
