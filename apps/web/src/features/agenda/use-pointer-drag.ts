import { type RefObject, useEffect, useEffectEvent } from 'react';

/** A point of the window. */
export type Point = { x: number; y: number };
export type PointerDrag = {
  /** Whether a press on this element at the point `from` becomes a drag. */
  begin: (pressed: Element, from: Point) => boolean;
  over: (point: Point) => void;
  drop: () => void;
  cancel: () => void;
};

/**
 * A drag begins when the pressed pointer has moved this many pixels, or after a finger was held for this many
 * milliseconds.
 */
const threshold = 6;
const longPress = 450;
/** The distance from an edge of the box, in pixels, within which the box scrolls during a drag. */
const edge = 48;
/** The pixels by which the box scrolls every 16 milliseconds when the pointer is at its edge or beyond. */
const fastest = 6;

/**
 * Drags with the mouse or pen, or with a finger after a long press; before that, a moving finger scrolls. Escape
 * cancels. Releasing the pointer after a drag does not count as a click.
 */
export function usePointerDrag(box: RefObject<HTMLElement | null>, drag: PointerDrag): void {
  const begin = useEffectEvent((pressed: Element, from: Point) => drag.begin(pressed, from));
  const over = useEffectEvent((point: Point) => drag.over(point));
  const drop = useEffectEvent(() => drag.drop());
  const cancel = useEffectEvent(() => drag.cancel());
  useEffect(() => {
    const element = box.current!;
    let press: { id: number; from: Point; pressed: Element; touch: boolean } | null = null;
    let dragged: Point | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let scrolling: ReturnType<typeof setInterval> | undefined;
    const start = () => {
      if (!press || !begin(press.pressed, press.from)) return end();
      dragged = press.from;
      element.setPointerCapture(press.id);
      over(dragged);
      scrolling = setInterval(() => {
        if (dragged && scrollAtEdge(element, dragged)) over(dragged);
      }, 16);
    };
    const end = () => {
      clearTimeout(timer);
      clearInterval(scrolling);
      if (press && dragged && element.hasPointerCapture(press.id)) element.releasePointerCapture(press.id);
      press = null;
      dragged = null;
    };
    const stop = () => {
      const wasDragged = dragged !== null;
      end();
      if (wasDragged) cancel();
    };
    const down = (event: PointerEvent) => {
      const isPlain = event.isPrimary && event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (!isPlain || press) return;
      const touch = event.pointerType === 'touch';
      press = { id: event.pointerId, from: pointOf(event), pressed: event.target as Element, touch };
      if (touch) timer = setTimeout(start, longPress);
    };
    const move = (event: PointerEvent) => {
      if (press?.id !== event.pointerId) return;
      const point = pointOf(event);
      if (dragged) {
        dragged = point;
        return over(point);
      }
      if (Math.hypot(point.x - press.from.x, point.y - press.from.y) < threshold) return;
      if (press.touch) return end();
      start();
      if (dragged) over((dragged = point));
    };
    const up = (event: PointerEvent) => {
      if (press?.id !== event.pointerId) return;
      if (!dragged) return end();
      element.addEventListener('click', noClick, { capture: true, once: true });
      setTimeout(() => element.removeEventListener('click', noClick, { capture: true }));
      end();
      drop();
    };
    const keep = (event: Event) => {
      if (dragged) event.preventDefault();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !dragged) return;
      event.preventDefault();
      event.stopPropagation();
      stop();
    };
    const noLinkDrag = (event: Event) => event.preventDefault();
    const done = new AbortController();
    const { signal } = done;
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', up, { signal });
    element.addEventListener('pointercancel', stop, { signal });
    // during a drag a finger neither scrolls nor opens the browser's context menu
    element.addEventListener('touchmove', keep, { signal, passive: false });
    element.addEventListener('contextmenu', keep, { signal });
    element.addEventListener('dragstart', noLinkDrag, { signal });
    document.addEventListener('keydown', escape, { signal, capture: true });
    return () => {
      done.abort();
      end();
    };
  }, [box]);
}

const pointOf = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y });
const noClick = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * The pixels by which a box from `start` to `end` scrolls at a time: slowly where the pointer begins to be near an edge,
 * so that a short stay there does not add hours to what is dragged, and faster the nearer it is.
 */
export function edgeStep(at: number, start: number, end: number): number {
  const [before, after] = [start + edge - at, at - (end - edge)];
  const depth = Math.min(edge, Math.max(before, after));
  if (depth <= 0) return 0;
  const step = Math.ceil(fastest * (depth / edge) ** 2);
  return before > after ? -step : step;
}

/** Scrolls the box when the point is near its edge; returns whether it scrolled. */
function scrollAtEdge(box: HTMLElement, { x, y }: Point): boolean {
  const { top, bottom, left, right } = box.getBoundingClientRect();
  const [across, down] = [edgeStep(x, left, right), edgeStep(y, top + edge, bottom)];
  if (!across && !down) return false;
  box.scrollBy(across, down);
  return true;
}
