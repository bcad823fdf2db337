import { useRef, useState, useSyncExternalStore } from 'react';
import { useDismissal } from './use-dismissal.ts';

/**
 * A menu as a native popover, which opens before JavaScript has loaded. In browsers without the popover API a click
 * handler opens the menu.
 */
export function usePopover(id: string) {
  const panel = useRef<HTMLDivElement>(null);
  const native = useSyncExternalStore(never, hasPopovers, () => true);
  const [open, setOpen] = useState(false);
  useDismissal(open, id, () => setOpen(false));
  return {
    /** Attributes of the button that opens and closes the menu. */
    opener: native
      ? { popoverTarget: id }
      : { 'aria-controls': id, 'aria-expanded': open, onClick: () => setOpen(!open) },
    closer: native ? { popoverTarget: id, popoverTargetAction: 'hide' as const } : { onClick: () => setOpen(false) },
    /** Attributes of the menu; its styles hide it unless it is `:popover-open` or `data-open`. */
    panel: { ref: panel, id, ...(native ? { popover: 'auto' as const } : { 'data-open': open ? '' : undefined }) },
    hide: () => (native ? panel.current?.hidePopover() : setOpen(false)),
  };
}

const never = () => () => {};
export const hasPopovers = () => 'popover' in HTMLElement.prototype && 'showPopover' in HTMLElement.prototype;
