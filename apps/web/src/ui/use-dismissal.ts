import { useEffectEvent, useLayoutEffect } from 'react';

/** While it is open, a press outside of the panel with this id and of what controls it, and Escape, close it. */
export function useDismissal(open: boolean, id: string, onDismiss: (event: Event) => void): void {
  const dismiss = useEffectEvent(onDismiss);
  // before the open panel is seen: what runs after painting misses the key that is pressed at once
  useLayoutEffect(() => {
    if (!open) return;
    const onPress = (event: Event) => {
      const { target } = event;
      const inside = target instanceof Element && target.closest(`#${id}, [aria-controls="${id}"]`);
      if (!inside) dismiss(event);
    };
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && dismiss(event);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [open, id]);
}
