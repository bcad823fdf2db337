import { useSyncExternalStore } from 'react';

let changes = 0;
const listeners = new Set<() => void>();

/**
 * Announces that the server has stored a change made in this tab, so that data read before may be stale. Listeners run
 * after the caller, because the caller may remove parts of the page, which then fetch nothing again.
 */
export function noteChange(): void {
  setTimeout(() => {
    changes++;
    for (const listener of listeners) listener();
  });
}

/** A number that grows with every change that this tab makes on the server. */
export const useChangeCount = (): number =>
  useSyncExternalStore(
    subscribe,
    () => changes,
    () => 0,
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
