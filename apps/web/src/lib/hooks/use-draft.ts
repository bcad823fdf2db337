import { useSyncExternalStore } from 'react';

/**
 * The typed values of a form, kept in this tab so that a reload, a sign-in or closing the dialog does not lose them.
 * Never use it for a password. The server has no draft: the first render shows the empty form.
 */
export function useDraft<T extends object>(
  name: string,
  empty: T,
): [T, (changes: Partial<T>) => void, () => void, typedSince: (sent: T) => boolean] {
  const { text: read, change, clear, typedSince } = draftOf(name, empty);
  const text = useSyncExternalStore(subscribe, read, () => null);
  return [text ? { ...empty, ...JSON.parse(text) } : empty, change, clear, typedSince];
}

/** The draft of `useDraft` outside of React, for the handler of a reply that arrives after more was typed. */
export function draftOf<T extends object>(name: string, empty: T) {
  const key = `draft:${name}`;
  const text = () => sessionStorage.getItem(key);
  const write = (value: Partial<T>) => {
    sessionStorage.setItem(key, JSON.stringify(value));
    changed();
  };
  const typed = (): Partial<T> | null => JSON.parse(text() ?? 'null');
  const clear = () => {
    sessionStorage.removeItem(key);
    changed();
  };
  return {
    text,
    clear,
    read: (): T => ({ ...empty, ...typed() }),
    change: (changes: Partial<T>) => write({ ...(typed() ?? empty), ...changes }),
    /** Whether a value was changed after `sent` was sent to the server. */
    typedSince: (sent: T): boolean =>
      text() !== null && JSON.stringify({ ...empty, ...typed() }) !== JSON.stringify(sent),
    /**
     * Removes the values that the server has stored. Returns true if other values remain, which were typed meanwhile.
     */
    stored: (sent: Partial<T>): boolean => {
      const left = Object.entries(typed() ?? {}).filter(
        ([field, value]) => JSON.stringify(value) !== JSON.stringify(sent[field as keyof T]),
      );
      if (left.length === 0) clear();
      else write(Object.fromEntries(left) as Partial<T>);
      return left.length > 0;
    },
  };
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changed(): void {
  for (const listener of listeners) listener();
}
