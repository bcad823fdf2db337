import { useSyncExternalStore } from 'react';

/**
 * What is being typed, kept for this tab over a reload, a sign-in in between or a closed dialog.
 * Never give it a password. The server has no draft, so the first drawing shows the empty form.
 */
export function useDraft<T extends object>(name: string, empty: T): [T, (changes: Partial<T>) => void, () => void] {
  const key = `draft:${name}`;
  const text = useSyncExternalStore(
    subscribe,
    () => sessionStorage.getItem(key),
    () => null,
  );
  const change = (changes: Partial<T>) => {
    const before = sessionStorage.getItem(key);
    sessionStorage.setItem(key, JSON.stringify({ ...(before ? JSON.parse(before) : empty), ...changes }));
    changed();
  };
  const clear = () => {
    sessionStorage.removeItem(key);
    changed();
  };
  return [text ? { ...empty, ...JSON.parse(text) } : empty, change, clear];
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changed(): void {
  for (const listener of listeners) listener();
}
