import type { Named } from './search-function.ts';

/** Without accents, and without the title of a doctor, by which nobody is looked for. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^dr\.? /, '');

/** First what begins with the text, then what has a word that does, then the rest; else in the order that it came in. */
export function nearestFirst<T extends Named>(text: string, found: T[]): T[] {
  const sought = plain(text.trim());
  const distance = ({ name }: T): number => {
    const words = plain(name);
    if (words.startsWith(sought)) return 0;
    return words.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(sought)) ? 1 : 2;
  };
  return found.toSorted((a, b) => distance(a) - distance(b));
}
