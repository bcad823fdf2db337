import { useRef, useState } from 'react';

export type Selection = {
  /** The ids of the selected rows that are shown, in the order of the list. */
  ids: string[];
  has: (id: string) => boolean;
  /**
   * Selects a row, or deselects it. With `range`, all rows between it and the row that was pressed before are changed
   * in the same way.
   */
  toggle: (id: string, range: boolean) => void;
  toggleAll: () => void;
  clear: () => void;
};

/**
 * The selection among the rows that are shown. When another page is shown, the rows of the previous page no longer
 * count as selected.
 */
export function useSelection(shown: string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const last = useRef('');
  const ids = shown.filter((id) => chosen.has(id));
  const set = (changed: string[], selected: boolean) =>
    setChosen((before) => new Set([...before].filter((id) => !changed.includes(id)).concat(selected ? changed : [])));
  return {
    ids,
    has: (id) => chosen.has(id),
    toggle: (id, range) => {
      const between = range && shown.includes(last.current) ? rangeOf(shown, last.current, id) : [id];
      last.current = id;
      set(between, !chosen.has(id));
    },
    toggleAll: () => set(shown, ids.length < shown.length),
    clear: () => setChosen(new Set()),
  };
}

/** The rows between two rows, inclusive, whichever of the two comes first. */
export function rangeOf(shown: string[], one: string, other: string): string[] {
  const [from, to] = [shown.indexOf(one), shown.indexOf(other)].toSorted((a, b) => a - b);
  return shown.slice(from, to! + 1);
}
