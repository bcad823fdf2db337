import { useEffect, useState } from 'react';

/**
 * What is being typed, kept for this tab over a reload, a sign-in in between or a closed dialog.
 * Never give it a password. The draft arrives after the first drawing, because the server has none.
 */
export function useDraft<T extends object>(name: string, empty: T): [T, (changes: Partial<T>) => void, () => void] {
  const key = `draft:${name}`;
  const [draft, setDraft] = useState(empty);
  useEffect(() => {
    const kept = sessionStorage.getItem(key);
    if (kept) setDraft((now) => ({ ...now, ...(JSON.parse(kept) as Partial<T>) }));
  }, [key]);
  const change = (changes: Partial<T>) =>
    setDraft((now) => {
      const changed = { ...now, ...changes };
      sessionStorage.setItem(key, JSON.stringify(changed));
      return changed;
    });
  const clear = () => sessionStorage.removeItem(key);
  return [draft, change, clear];
}
