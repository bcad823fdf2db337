import { describe, expect, it } from 'vitest';
import { partsOf } from './parts.ts';

describe('the number of text messages', () => {
  it.each([
    ['an empty text', '', 1],
    ['160 characters of the GSM alphabet', 'a'.repeat(160), 1],
    ['161 characters of the GSM alphabet', 'a'.repeat(161), 2],
    ['306 characters of the GSM alphabet, in two messages of 153', 'à'.repeat(306), 2],
    ['307 characters of the GSM alphabet', 'a'.repeat(307), 3],
    ['80 euro signs, which take two places each', '€'.repeat(80), 1],
    ['81 euro signs', '€'.repeat(81), 2],
    ['a text in which a euro sign would be divided between two messages', `${'a'.repeat(152)}€${'a'.repeat(151)}`, 2],
    ['the same text with one character more than fits after the euro sign', `${'a'.repeat(152)}€${'a'.repeat(152)}`, 3],
    ['70 characters, one of them outside of the GSM alphabet', `ç${'a'.repeat(69)}`, 1],
    ['71 characters, one of them outside of the GSM alphabet', `ç${'a'.repeat(70)}`, 2],
    ['134 characters, one of them outside of the GSM alphabet, in two messages of 67', `ç${'a'.repeat(133)}`, 2],
    ['135 characters, one of them outside of the GSM alphabet', `ç${'a'.repeat(134)}`, 3],
    ['a text in which an emoji would be divided between two messages', `${'ç'.repeat(66)}😀${'ç'.repeat(66)}`, 3],
  ])('is right for %s', (_name, text, parts) => {
    expect(partsOf(text)).toBe(parts);
  });
});
