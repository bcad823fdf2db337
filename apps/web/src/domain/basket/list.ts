import { useSyncExternalStore } from 'react';

/** A drug on the basket list, for which a person looks for pharmacies. */
export type Line = {
  id: string;
  name: string;
  quantity: number;
  /** Whether the person accepts a substitute: the same medicine of another maker. */
  substitute: boolean;
};

/** The largest number of drugs on a list; the server has the same limit. */
export const listLimit = 20;

const key = 'basket';
/**
 * The storage key of the last sign-out at this device (lib/session). A list that was made before this sign-out belongs
 * to another person.
 */
const signedOut = 'signed_out';
const changed = 'ivuriro:basket';
const none: Line[] = [];

type Stored = { lines: Line[]; after: string | null };

/** The basket list, which stays on this device until somebody signs out; empty in the first render. */
export function useList(): Line[] {
  const text = useSyncExternalStore(follow, storedText, () => null);
  return text ? (JSON.parse(text) as Stored).lines : none;
}

const readList = (): Line[] => (JSON.parse(storedText() ?? 'null') as Stored | null)?.lines ?? none;

export function storeList(lines: Line[]): void {
  const stored: Stored = { lines, after: localStorage.getItem(signedOut) };
  localStorage.setItem(key, JSON.stringify(stored));
  dispatchEvent(new Event(changed));
}

/** Adds drugs that are not on the list yet. Returns the number of drugs that did not fit. */
export function addToList(drugs: { id: string; name: string }[]): number {
  const lines = readList();
  const unique = [...new Map(drugs.map((drug) => [drug.id, drug])).values()];
  const added = unique.filter(({ id }) => lines.every((line) => line.id !== id));
  const fitting = added.slice(0, Math.max(0, listLimit - lines.length));
  storeList([...lines, ...fitting.map(({ id, name }) => ({ id, name, quantity: 1, substitute: false }))]);
  return added.length - fitting.length;
}

function storedText(): string | null {
  const text = localStorage.getItem(key);
  if (!text) return null;
  return (JSON.parse(text) as Stored).after === localStorage.getItem(signedOut) ? text : null;
}

function follow(onChange: () => void): () => void {
  for (const event of [changed, 'storage']) addEventListener(event, onChange);
  return () => {
    for (const event of [changed, 'storage']) removeEventListener(event, onChange);
  };
}
