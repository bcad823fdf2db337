import { useEffect, useSyncExternalStore } from 'react';
import { useAccount } from '../../shared/session/use-account.ts';

let unread = 0;
const listeners = new Set<() => void>();

/** How many notices the patient has not read. */
export function useUnread(): number {
  return useSyncExternalStore(
    subscribe,
    () => unread,
    () => 0,
  );
}

/** Keeps the figure right while the page lies open. What that takes comes only for a patient, after the page. */
export function useUnreadFollowed(): void {
  const account = useAccount();
  const patient = account?.account_type === 'patient' ? account.token : undefined;
  useEffect(() => {
    if (!patient) return;
    const following = import('./follow-unread.ts').then(({ followUnread }) => followUnread(setUnread));
    return () => void following.then((stop) => stop()).then(() => setUnread(0));
  }, [patient]);
}

export function setUnread(count: number): void {
  unread = count;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
