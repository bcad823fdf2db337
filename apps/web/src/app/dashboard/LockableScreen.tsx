import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { type Account, isLocked } from '../../lib/session/accounts.ts';
import { EVERY_MS, lockWhenIdle, noteActivity } from '../../lib/session/lock.ts';
import { useSharedComputer } from '../../lib/session/shared-computer.ts';
import { lazyPart } from '../../lib/lazy-component.ts';
import { dismissAll } from '../../ui/toasts.ts';
import css from './layout.module.css';

const load = () => import('../../features/identity/shared-computer/LockScreen.tsx');
const LockScreen = lazyPart(load);

/** Hides the page while the screen of a shared computer is locked; the page stays mounted and keeps its state. */
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

/**
 * Locks the screen after ten minutes without pointer or keyboard input in any tab. `token` is null when no lock is due:
 * the computer is not shared, or it is locked already.
 */
function useIdleLock(token: string | null): void {
  useEffect(() => {
    if (token === null) return;
    // the code of the lock screen is loaded in advance: the screen must lock without a connection too
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

/** Whether a video call is open: it counts as activity, so that the screen does not lock. */
const isInCall = () => /\/video-call\//.test(location.pathname) && document.querySelector('video') !== null;
