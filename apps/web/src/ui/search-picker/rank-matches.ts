import type { Named } from './search-function.ts';

/** The name without accents and without the title 'Dr.', which nobody searches for. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^dr\.? /, '');

/** Names that begin with the text first, then those with a word that does, then the rest; otherwise the order stays. */
export function nearestFirst<T extends Named>(text: string, found: T[]): T[] {
  const sought = plain(text.trim());
  const distance = ({ name }: T): number => {
    const words = plain(name);
    if (words.startsWith(sought)) return 0;
    return words.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(sought)) ? 1 : 2;
  };
  return found.toSorted((a, b) => distance(a) - distance(b));
}
