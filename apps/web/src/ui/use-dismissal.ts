import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * While `open`, calls `onDismiss` on Escape, and on a press outside of the panel with this id and of the buttons that
 * control it.
 */
export function useDismissal(open: boolean, id: string, onDismiss: (event: Event) => void): void {
  const dismiss = useEffectEvent(onDismiss);
  // a layout effect: one that runs after painting would miss a key that is pressed at once
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
