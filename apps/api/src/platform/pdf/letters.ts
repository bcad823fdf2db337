import { fontOf } from './fonts.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** The letters of a text as readers count them: each with its accents, vowel signs and joiners. */
export const lettersOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment);

// replacements for characters that people type but that the fonts do not have
const substitutes: Record<string, string> = { '→': '->', '←': '<-', '↑': '(up)', '↓': '(down)', '✓': '(yes)' };
/** The text as it is printed: without control characters, and with replacements for arrows. */
export const drawable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', '  ')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, (sign) => (/[\n\u200c\u200d]/.test(sign) ? sign : ''))
    .replaceAll(/[→←↑↓✓]/g, (sign) => substitutes[sign]!);

/** Those letters of a text that no font can print. */
export const unprintable = (text: string): string[] => [
  ...new Set(lettersOf(drawable(text)).filter((letter) => /\S/.test(letter) && fontOf(letter, 'regular') === null)),
];
