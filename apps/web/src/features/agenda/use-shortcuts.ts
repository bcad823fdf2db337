import { useEffect, useEffectEvent } from 'react';

/** Where a key is typed and no shortcut. */
const fields = 'input:not([type="radio"]), select, textarea, dialog, [role="dialog"]';

/** Calls the act of a pressed key, unless it is typed into a field or a dialog. */
export function useShortcuts(acts: Record<string, (() => void) | undefined>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest(fields)) return;
    const act = acts[event.key];
    if (!act || document.querySelector('dialog:modal')) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
