import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNow } from '../../lib/hooks/use-now.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { showToast } from '../../ui/toasts.ts';
import { type Act, actAt, actByKey, type Acts, beginBlock, beginMove, firstTarget } from './acts.ts';
import type { Column } from './columns.ts';
import { Ghost } from './Ghost.tsx';
import { isMovable, type Place } from './targets.ts';
import { texts } from './texts.ts';
import { type Point, usePointerDrag } from './use-pointer-drag.ts';

type Props = {
  box: RefObject<HTMLDivElement | null>;
  columns: Column[];
  /** `from`: the minute at the top of the grid; `scale`: pixels per minute. */
  frame: { from: number; scale: number };
  acts: Acts;
};

/**
 * Moves appointments and blocks time in the grid, by pointer and by keyboard. During a drag only this component is
 * drawn again.
 */
export function GridActs({ box, columns, frame, acts }: Props) {
  const t = useTexts(texts);
  const now = useNow();
  const [shown, setShown] = useState<Act | null>(null);
  // a ref beside the state, because a drag can end before its last movement is drawn
  const act = useRef<Act | null>(null);
  /** Minutes from the top of the grabbed item to the pointer. */
  const grip = useRef(0);
  const put = (next: Act | null) => {
    act.current = next;
    setShown(next);
  };
  const appointmentOf = (id: string | undefined) =>
    columns.flatMap(({ appointments }) => appointments).find((one) => one.appointment.id === id)?.appointment;
  const begin = (pressed: Element, point: Point): boolean => {
    const { appointment: id, free, column: at } = itemOf(pressed);
    const appointment = appointmentOf(id);
    if (appointment && acts.move && isMovable(appointment, now)) put(beginMove(columns, appointment, now, false));
    else if (free && acts.block) put(beginBlock(freePlace(columns, free, at!), false));
    else return false;
    const place = minuteAt(box.current!, frame, point);
    grip.current = act.current?.kind === 'move' ? place.minute - act.current.origin.from : 0;
    return act.current !== null;
  };
  const finish = () => {
    const done = act.current;
    put(null);
    if (done?.kind === 'block') return acts.block?.(columns[done.at.column]!, done.at);
    if (!done || done.at.verdict === 'same') return;
    const { at, appointment, slots } = done;
    const column = columns[at.column]!;
    const slot = slots[at.column]!.find(({ from }) => from === at.from);
    if (at.verdict === 'free' && slot) acts.move?.(appointment, { column, slot });
    else if (at.verdict === 'taken') showToast({ kind: 'warning', message: t.notMoved });
    else showToast({ kind: 'warning', message: t.notPractised(column.doctor.name, appointment.speciality.name) });
  };
  usePointerDrag(box, {
    begin,
    over: (point) => {
      const { column, minute } = minuteAt(box.current!, frame, point);
      if (act.current) put(actAt(columns, act.current, { column, minute: minute - grip.current }));
    },
    drop: finish,
    cancel: () => put(null),
  });
  const startByKey = (key: string, shift: boolean): Act | null => {
    const { appointment: id, free, column: at } = itemOf(document.activeElement);
    const appointment = appointmentOf(id);
    if (key === 'm' && appointment && acts.move) {
      const begun = isMovable(appointment, now) ? beginMove(columns, appointment, now, true) : null;
      const first = begun && firstTarget(begun);
      if (!first) showToast({ kind: 'warning', message: begun ? t.nowhere : t.notMovable });
      return first;
    }
    if (!free || !acts.block) return null;
    const block = beginBlock(freePlace(columns, free, at!), true);
    if (key === 'b') return block;
    return shift && (key === 'ArrowDown' || key === 'ArrowUp') ? actByKey(columns, block, key) : null;
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { current } = act;
    if (!current) {
      const begun = startByKey(event.key, event.shiftKey);
      if (!begun) return;
      put(begun);
      if (event.key === 'b') finish();
    } else if (event.key === 'Escape') put(null);
    else if (event.key === 'Enter' || (event.key === 'b' && current.kind === 'block')) finish();
    else if (event.key.startsWith('Arrow')) put(actByKey(columns, current, event.key));
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  const leave = useEffectEvent(() => act.current?.byKey && put(null));
  useEffect(() => {
    const element = box.current!;
    const done = new AbortController();
    // in the capture phase, so that these keys are handled before the grid moves the focus with them
    element.addEventListener('keydown', (event) => press(event), { signal: done.signal, capture: true });
    element.addEventListener('focusout', () => leave(), { signal: done.signal });
    return () => done.abort();
  }, [box]);
  return <Ghost act={shown} columns={columns} frame={frame} />;
}

const itemOf = (element: Element | null): DOMStringMap =>
  element?.closest<HTMLElement>('[data-appointment], [data-free]')?.dataset ?? {};

function freePlace(columns: Column[], free: string, column: string): Place {
  const slot = columns[Number(column)]!.free[Number(free)]!;
  return { column: Number(column), from: slot.from, to: slot.to };
}

/** The column at a point of the window, or the nearest column, and the minute at that point. */
function minuteAt(box: HTMLElement, { from, scale }: Props['frame'], { x, y }: Point) {
  const areas = [...box.querySelectorAll('[role="group"]')].map((column) => column.getBoundingClientRect());
  const found = areas.findIndex(({ right }) => x < right);
  const column = found < 0 ? areas.length - 1 : found;
  return { column, minute: from + (y - areas[column]!.top) / scale };
}
