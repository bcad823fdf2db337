import { useEffectEvent, useLayoutEffect } from 'react';

/** Where a key is typed and no shortcut. */
const fields = 'input:not([type="radio"], [type="checkbox"]), select, textarea, dialog, [role="dialog"]';
/** Where arrow keys have a meaning of their own. */
const takesArrows = 'input[type="radio"], [role="menu"], [role="tablist"], [role="grid"]';

/**
 * Calls the act of a pressed key, such as `n` or `Control+k` (on a Mac ⌘ K), unless a dialog is open. A key without
 * Control that is typed into a field belongs to the field.
 */
export function useShortcuts(acts: Record<string, (() => void) | undefined>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const control = event.ctrlKey || event.metaKey;
    const target = event.target as Element;
    if (event.altKey || (!control && target.closest(fields))) return;
    if (event.key.startsWith('Arrow') && target.closest(takesArrows)) return;
    const act = acts[(control ? 'Control+' : '') + event.key];
    if (!act || document.querySelector('dialog:modal')) return;
    event.preventDefault();
    act();
  });
  // before the screen is seen: whoever sees a button can press its key
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
