/** A CSS selector for the items of the grid that can have the focus. */
const items = '[data-appointment], [data-free], button[data-block]';
const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 };

/**
 * The item to which an arrow key moves the focus. Up and down: the previous or next item of the column. Left and right:
 * the item nearest in time in the next column that has items. Without a focused item: the first item in view. Undefined
 * for other keys.
 */
export function itemByKey(grid: HTMLElement, key: string): HTMLElement | undefined {
  const step = steps[key];
  if (step === undefined) return undefined;
  const columns = [...grid.querySelectorAll('[role="group"]')].map((column) =>
    [...column.querySelectorAll<HTMLElement>(items)].sort((a, b) => a.offsetTop - b.offsetTop),
  );
  const focused = document.activeElement?.closest<HTMLElement>(items);
  const at = focused ? columns.findIndex((column) => column.includes(focused)) : -1;
  if (!focused || at < 0) {
    const first = columns.find((column) => column.length > 0);
    return first?.find((item) => item.offsetTop >= grid.scrollTop) ?? first?.at(-1);
  }
  if (key === 'ArrowUp' || key === 'ArrowDown') return columns[at]![columns[at]!.indexOf(focused) + step];
  const beside = step < 0 ? columns.slice(0, at).reverse() : columns.slice(at + 1);
  const distance = (item: HTMLElement) => Math.abs(item.offsetTop - focused.offsetTop);
  return beside.find((column) => column.length > 0)?.toSorted((a, b) => distance(a) - distance(b))[0];
}
