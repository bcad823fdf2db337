import { readLine } from './text.ts';

const unassignedCountryCode =
  /^(?:0|21[04579]|28|29[2-6]|38[48]|69[3-9]|80[1-79]|83|85[147-9]|87[1-7]|88[479]|89|97[89]|99[079])/;
/** Matches mobile, landline and toll-free numbers of Rwanda: nine digits after +250 or 0. */
const rwandan = /^(?:7[237-9]\d{7}|2[23568]\d{7}|800\d{6})$/;

/** Digits typed on Arabic and Persian keyboards. */
const otherDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;
const betweenDigits = /[\s()./\u00b7\u2212\p{Pd}\p{Cf}]/gu;

/**
 * Converts a number to E.164 (`+250788123456`), in whatever notation it was typed or pasted: `0788 123 456`, `00250…`,
 * `+250 (0)788…`, with dashes, dots, slashes or invisible characters, or as `tel:`. A number without a country code
 * counts as Rwandan. Returns null when the text is not a phone number.
 */
export function readPhone(written: string): string | null {
  const typed = withoutNotation(written);
  if (!/^\+?\d{7,20}$/.test(typed)) return null;
  const abroad = /^(?:\+|00)(\d+)$/.exec(typed)?.[1] ?? (/^2500?\d{9}$/.test(typed) ? typed : null);
  if (abroad === null || abroad.startsWith('250')) return rwandanNumber(abroad === null ? typed : abroad.slice(3));
  return abroad.length >= 8 && abroad.length <= 15 && !unassignedCountryCode.test(abroad) ? `+${abroad}` : null;
}

/**
 * The beginnings in E.164 of the numbers that the first digits of a number may mean, in whatever notation they were
 * typed: `0788`, `788` and `+250 788` mean +250788. Empty when the text is no number, or has fewer than three digits.
 */
export function phoneBeginnings(written: string): string[] {
  const typed = withoutNotation(written);
  if (!/^\+?\d{3,20}$/.test(typed)) return [];
  const [, withCode] = /^(?:\+|00)(\d+)$/.exec(typed) ?? [];
  if (withCode) return [`+${withCode.replace(/^2500/, '250')}`];
  if (typed.startsWith('0')) return [`+250${typed.slice(1)}`];
  return [`+250${typed}`, `+${typed.replace(/^2500/, '250')}`];
}

const withoutNotation = (written: string): string =>
  readLine(written)
    .normalize('NFKC')
    .replaceAll(otherDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/^\s*tel:/i, '')
    .replace(/^(\s*(?:\+|00)[^(]*)\(0\)/, '$1')
    .replaceAll(betweenDigits, '');

function rwandanNumber(national: string): string | null {
  const digits = national.replace(/^0/, '');
  return rwandan.test(digits) ? `+250${digits}` : null;
}

/** Whether the number is a landline of Rwanda. All staff of a clinic share it, so it cannot be used to sign in. */
export const isLandline = (number: string): boolean => /^\+250[28]/.test(number);
