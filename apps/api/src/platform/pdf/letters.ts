import { fontOf } from './fonts.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** The letters of a text as readers count them: each with its accents, vowel signs and joiners. */
export const lettersOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment);

// characters that people type and the font lacks
const substitutes: Record<string, string> = { '→': '->', '←': '<-', '↑': '(up)', '↓': '(down)', '✓': '(yes)' };
/** Text as it is printed: no control characters, no arrows. */
export const drawable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', '  ')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, (sign) => (/[\n\u200c\u200d]/.test(sign) ? sign : ''))
    .replaceAll(/[→←↑↓✓]/g, (sign) => substitutes[sign]!);

/** The letters of a text that no font can print. */
export const unprintable = (text: string): string[] => [
  ...new Set(lettersOf(drawable(text)).filter((letter) => /\S/.test(letter) && fontOf(letter, 'regular') === null)),
];
