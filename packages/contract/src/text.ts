// Written as escapes, because none of them can be seen. A tab and a line break are not among them.
const control = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\ufff9-\\ufffb';
const direction = '\\u202a-\\u202e\\u2066-\\u2069';
const withoutWidth = '\\u00ad\\u061c\\u180e\\u200b\\u200e\\u200f\\u2060-\\u2065\\u206a-\\u206f\\ufeff';
const lineBreak = /\r\n?|[\u0085\u2028\u2029]/g;
const fromProse = new RegExp(`[${control}${direction}\\ufeff]`, 'g');
const fromJson = new RegExp(`[${direction}\\ufeff]`, 'g');
// U+200C and U+200D stay: Persian, Hindi and emoji are written with them
const fromLine = new RegExp(`[${control}${direction}${withoutWidth}]`, 'g');
/** A text of nothing but these shows nothing: blanks, marks without width, fillers and the empty Braille cell. */
const invisible = /^[\s\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Z}\u2800]*$/u;

const shown = (text: string): string => (invisible.test(text) ? '' : text.trim());

/**
 * A text of several lines as it is stored: composed letters (NFC), line feeds, and nothing that changes the direction of
 * what stands beside it. A text that shows nothing is empty.
 */
export const readProse = (text: string): string =>
  shown(text.normalize('NFC').replaceAll(lineBreak, '\n').replaceAll(fromProse, ''));

/** A name, a title, a code: the same in one line, without marks that cannot be seen and with single blanks. */
export const readLine = (text: string): string =>
  shown(text.normalize('NFC').replaceAll(lineBreak, '\n').replaceAll(fromLine, '').replaceAll(/\s+/g, ' '));

/**
 * JSON that is sent as text: without marks that change the direction of what stands beside it. Its line breaks stay, because
 * one is legal within a string of JSON and the line feed that `readProse` makes of it is not; its texts are read one by one.
 */
export const readJson = (text: string): string => text.normalize('NFC').replaceAll(fromJson, '').trim();

/** A code that somebody reads out or copies: capital letters and digits, without blanks, dashes and what is invisible. */
export const readCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}\u2212\p{Cf}\p{Cc}]/gu, '')
    .toUpperCase();

/**
 * A password is the same on every keyboard: letters composed or with their accents apart, wide or narrow, any kind of
 * blank (after RFC 8265). Nothing is taken away.
 */
export const normalPassword = (text: string): string => text.normalize('NFKC').replaceAll(/\p{Zs}/gu, ' ');
/** Also asked of forms whose fields are no texts: what is wrong with those is said by the field itself. */
export const samePassword = (one: unknown, other: unknown): boolean => readPassword(one) === readPassword(other);
const readPassword = (value: unknown): string => (typeof value === 'string' ? normalPassword(value) : '');
