import { useEffect, useSyncExternalStore } from 'react';
import { call } from '../../shared/api/call.ts';
import { useAccount } from '../../shared/session/use-account.ts';
import { listen } from '../../shared/socket.ts';

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

/** Keeps the figure right while the page lies open: asked for whenever the line is there, then told by it. */
export function useUnreadFollowed(): void {
  const account = useAccount();
  const patient = account?.account_type === 'patient' ? account.token : undefined;
  useEffect(() => {
    if (!patient) return;
    const stops = [listen('connect', read), listen('notification', (told) => setUnread(told.unread))];
    return () => {
      for (const stop of stops) stop();
      setUnread(0);
    };
  }, [patient]);
}

export function setUnread(count: number): void {
  unread = count;
  for (const listener of listeners) listener();
}

/** Without an answer the old figure stays; the next connection asks again. */
function read(): void {
  call('GET /patient/notifications/unread_count').then(
    ({ data }) => setUnread(data.unread),
    () => {},
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
