import type { Named } from './search-function.ts';

/** The name without accents and without the title 'Dr.', which nobody searches for. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^dr\.? /, '');

/**
 * Sorts names for a typed text: first those that begin with it, then those with a later word that begins with it, then
 * the rest. Within each group the order stays.
 */
export function nearestFirst<T extends Named>(text: string, found: T[]): T[] {
  const sought = plain(text.trim());
  const distance = ({ name }: T): number => {
    const words = plain(name);
    if (words.startsWith(sought)) return 0;
    return words.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(sought)) ? 1 : 2;
  };
  return found.toSorted((a, b) => distance(a) - distance(b));
}
