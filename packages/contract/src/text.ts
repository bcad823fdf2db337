// The control and formatting characters to remove. They are written as escapes, because they are invisible. Tab and
// line break are not among them.
const control = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\ufff9-\\ufffb';
const direction = '\\u202a-\\u202e\\u2066-\\u2069';
const withoutWidth = '\\u00ad\\u061c\\u180e\\u200b\\u200e\\u200f\\u2060-\\u2065\\u206a-\\u206f\\ufeff';
const lineBreak = /\r\n?|[\u0085\u2028\u2029]/g;
const fromProse = new RegExp(`[${control}${direction}\\ufeff]`, 'g');
const fromJson = new RegExp(`[${direction}\\ufeff]`, 'g');
// U+200C and U+200D stay, because Persian, Hindi and emoji need them
const fromLine = new RegExp(`[${control}${direction}${withoutWidth}]`, 'g');
/**
 * Matches a text without any visible character: only blanks, zero-width characters, fillers and the empty Braille cell.
 */
const invisible = /^[\s\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Z}\u2800]*$/u;

const shown = (text: string): string => (invisible.test(text) ? '' : text.trim());

/**
 * Normalises a text of several lines for storage: composed letters (NFC), line feeds, and no character that changes the
 * direction of adjacent text. A text without any visible character becomes empty.
 */
export const readProse = (text: string): string =>
  shown(text.normalize('NFC').replaceAll(lineBreak, '\n').replaceAll(fromProse, ''));

/** Normalises a name, a title or a code for storage: one line, single blanks and no invisible characters. */
export const readLine = (text: string): string =>
  shown(text.normalize('NFC').replaceAll(lineBreak, '\n').replaceAll(fromLine, '').replaceAll(/\s+/g, ' '));

/**
 * Removes characters that change the writing direction from JSON that is sent as text. Its line breaks stay:
 * `readProse` would turn U+2028 into a line feed, which a JSON string must not contain. The texts within are normalised
 * one by one.
 */
export const readJson = (text: string): string => text.normalize('NFC').replaceAll(fromJson, '').trim();

/**
 * Normalises a code that a person reads aloud or copies. The result has only capital letters and digits, without
 * blanks, dashes and invisible characters.
 */
export const readCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}\u2212\p{Cf}\p{Cc}]/gu, '')
    .toUpperCase();

/**
 * The normal form of a password, so that it does not depend on the keyboard: composed letters, full-width characters as
 * their usual forms, any kind of blank as a blank (after RFC 8265). Nothing is removed.
 */
export const normalPassword = (text: string): string => text.normalize('NFKC').replaceAll(/\p{Zs}/gu, ' ');
/**
 * Whether two form fields contain the same password. A value that is not a string counts as empty, because another rule
 * reports its error.
 */
export const samePassword = (one: unknown, other: unknown): boolean => readPassword(one) === readPassword(other);
const readPassword = (value: unknown): string => (typeof value === 'string' ? normalPassword(value) : '');
