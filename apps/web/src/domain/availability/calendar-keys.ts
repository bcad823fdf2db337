import type { KeyboardEvent } from 'react';

/** The step of each arrow key: left and right by a day, up and down by a slot of the same day. */
const steps: Record<string, [day: number, time: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Moves the focus between the slots of a calendar, whose child elements are its days. Days without slots are skipped.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (!step) return;
  const days = Array.from(event.currentTarget.children, (day) => [...day.querySelectorAll('button')]);
  const day = days.findIndex((times) => times.some((time) => time === event.target));
  const row = days[day]?.findIndex((time) => time === event.target) ?? -1;
  if (row < 0) return;
  event.preventDefault();
  const [aside, along] = step;
  let to = day + aside;
  while (days[to]?.length === 0) to += aside;
  const times = days[to];
  times?.[Math.min(Math.max(row + along, 0), times.length - 1)]?.focus();
}
