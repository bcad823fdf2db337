import { useRef, useState } from 'react';

export type Selection = {
  /** The selected rows that are shown, in their order. */
  ids: string[];
  has: (id: string) => boolean;
  /** Selects a row, or takes it out; with `range` all rows between it and the row that was pressed before. */
  toggle: (id: string, range: boolean) => void;
  toggleAll: () => void;
  clear: () => void;
};

/** The rows that are selected among those shown. Rows of another page are not selected any more. */
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

/** The rows from one to another, whichever stands first. */
export function rangeOf(shown: string[], one: string, other: string): string[] {
  const [from, to] = [shown.indexOf(one), shown.indexOf(other)].toSorted((a, b) => a - b);
  return shown.slice(from, to! + 1);
}
