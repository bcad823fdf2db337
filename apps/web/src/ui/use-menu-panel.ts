import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { hasPopovers } from './use-popover.ts';

export type Edge = 'start' | 'end';

const GAP = 8;
const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
};
const itemsOf = (panel: HTMLElement) => [...panel.querySelectorAll<HTMLElement>('[role^="menuitem"]')];

/**
 * The panel of an open menu. It gets the focus and is placed beside its button. In browsers with the popover API it is
 * above everything else.
 */
export function useMenuPanel(button: RefObject<HTMLElement | null>, edge: Edge) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const panel = ref.current;
    if (!panel || !button.current) return;
    if (hasPopovers()) panel.showPopover();
    const beside = button.current;
    const follow = () => place(panel, beside, edge);
    follow();
    const items = itemsOf(panel);
    (items.find((item) => item.ariaChecked === 'true') ?? items[0])?.focus({ preventScroll: true });
    addEventListener('scroll', follow, { capture: true, passive: true });
    addEventListener('resize', follow);
    return () => {
      removeEventListener('scroll', follow, { capture: true });
      removeEventListener('resize', follow);
    };
  }, [button, edge]);
  return {
    ref,
    popover: hasPopovers() ? ('manual' as const) : undefined,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = steps[event.key];
      if (!step) return;
      event.preventDefault();
      const items = itemsOf(event.currentTarget);
      items[step(items.indexOf(document.activeElement as HTMLElement), items.length)]?.focus();
    },
  };
}

/**
 * Places the panel inside of the window: below the button, or above it if it does not fit below and there is more room
 * above.
 */
function place(panel: HTMLElement, button: HTMLElement, edge: Edge): void {
  const { top, bottom, left, right } = button.getBoundingClientRect();
  const { offsetHeight: height, offsetWidth: width } = panel;
  const { clientHeight, clientWidth } = document.documentElement;
  const fits = bottom + GAP + height <= clientHeight || clientHeight - bottom >= top;
  const within = (at: number, size: number, room: number) => Math.max(GAP, Math.min(at, room - size - GAP));
  panel.style.top = `${within(fits ? bottom + GAP : top - GAP - height, height, clientHeight)}px`;
  panel.style.left = `${within(edge === 'end' ? right - width : left, width, clientWidth)}px`;
}
