import { useSyncExternalStore } from 'react';

/**
 * What is being typed, kept for this tab over a reload, a sign-in in between or a closed dialog.
 * Never give it a password. The server has no draft, so the first drawing shows the empty form.
 */
export function useDraft<T extends object>(name: string, empty: T): [T, (changes: Partial<T>) => void, () => void] {
  const { text: read, change, clear } = draftOf(name, empty);
  const text = useSyncExternalStore(subscribe, read, () => null);
  return [text ? { ...empty, ...JSON.parse(text) } : empty, change, clear];
}

/** The same beside a drawing: what an answer finds that comes when more has been typed. */
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
    /** What was stored is typed no longer; what was typed meanwhile stays, and then this says so. */
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
