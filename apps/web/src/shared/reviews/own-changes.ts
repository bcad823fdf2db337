import { useSyncExternalStore } from 'react';

let changes = 0;
const listeners = new Set<() => void>();

/** The person has written, changed or withdrawn a review: what shows the own ones reads them again. */
export function ownReviewsChanged(): void {
  changes++;
  for (const listener of listeners) listener();
}

export function useOwnChanges(): number {
  return useSyncExternalStore(
    subscribe,
    () => changes,
    () => 0,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
