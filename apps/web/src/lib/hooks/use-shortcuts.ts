import { useEffectEvent, useLayoutEffect } from 'react';

/** A selector of elements in which a key types text or acts on its own, so that it is no shortcut. */
const fields = 'input:not([type="radio"], [type="checkbox"]), select, textarea, dialog, [role="dialog"]';
/** A selector of elements that use the arrow keys themselves. */
const takesArrows = 'input[type="radio"], [role="menu"], [role="tablist"], [role="grid"]';

/**
 * Calls the function in `acts` for a pressed key, such as `n` or `Control+k` (on a Mac ⌘ K), unless a dialog is open. A
 * key without Control that is pressed in a field belongs to the field.
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
  // a layout effect runs before the screen is painted: as soon as people see a button, its key must work
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
