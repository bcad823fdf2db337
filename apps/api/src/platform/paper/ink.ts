import { readFileSync } from 'node:fs';

/** The light tokens of the product: paper has no dark scheme. */
export const ink = {
  text: '#16201a',
  second: '#3e4b43',
  third: '#55625a',
  line: '#d1d9cb',
  mist: '#f0f3ec',
  tea: '#1d5b3e',
  teaSoft: '#dbeada',
  onTeaSoft: '#12452d',
  clay: '#a4401f',
  soot: '#171310',
  kaolin: '#faf6ec',
  ochre: '#dda02f',
} as const;

export const a4 = { width: 595.28, height: 841.89 };
export const margin = { side: 48, top: 76, bottom: 58 };
export const measure = a4.width - 2 * margin.side;

const font = (name: string) => readFileSync(new URL(`../../../assets/fonts/${name}.ttf`, import.meta.url));
/** Embedded, because the fonts of every PDF reader lack Greek letters and ≥. */
export const fonts = { regular: font('Roboto-Regular'), bold: font('Roboto-Bold') };

// What doctors write and the font cannot draw.
const substitutes: Record<string, string> = { '→': '->', '←': '<-', '↑': '(up)', '↓': '(down)', '✓': '(yes)' };
/** Text as the font can draw it: no control characters, no missing letters. */
export const drawable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', '  ')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, (sign) => (sign === '\n' ? sign : ''))
    .replaceAll(/[→←↑↓✓]/g, (sign) => substitutes[sign]!);
