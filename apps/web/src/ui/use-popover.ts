import { useRef, useState, useSyncExternalStore } from 'react';
import { useDismissal } from './use-dismissal.ts';

/** A menu that the browser opens by itself, before JavaScript has come too; by click in browsers that have no popovers. */
export function usePopover(id: string) {
  const panel = useRef<HTMLDivElement>(null);
  const native = useSyncExternalStore(never, hasPopovers, () => true);
  const [open, setOpen] = useState(false);
  useDismissal(open, id, () => setOpen(false));
  return {
    /** For what opens it, and closes it again. */
    opener: native
      ? { popoverTarget: id }
      : { 'aria-controls': id, 'aria-expanded': open, onClick: () => setOpen(!open) },
    closer: native ? { popoverTarget: id, popoverTargetAction: 'hide' as const } : { onClick: () => setOpen(false) },
    /** For the menu; its styles hide it unless it is `:popover-open` or `data-open`. */
    panel: { ref: panel, id, ...(native ? { popover: 'auto' as const } : { 'data-open': open ? '' : undefined }) },
    hide: () => (native ? panel.current?.hidePopover() : setOpen(false)),
  };
}

const never = () => () => {};
export const hasPopovers = () => 'popover' in HTMLElement.prototype && 'showPopover' in HTMLElement.prototype;
