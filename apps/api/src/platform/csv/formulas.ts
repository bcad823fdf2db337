/*
 * A cell that begins with one of these is a formula to a spreadsheet, and would be worked out on the reader's machine.
 * Which cells there are depends on the separator that the reader's country has: what begins behind any of them counts.
 * An apostrophe before the sign makes it text. One more is written than stands there, and one fewer read.
 */
const begins = String.raw`(^|[,;\t\r\n|])(\s*)`;
/** A phone number as we show it begins with + and is kept as text by every spreadsheet. */
const phone = String.raw`\+\d{1,3}(?: \d{2,4}){2,}$`;
const sign = `(?!${phone})[=+\\-@＝＋－＠]`;
const written = new RegExp(`${begins}('*${sign})`, 'g');
const read = new RegExp(`${begins}'('*${sign})`, 'g');

export const harmless = (text: string): string => text.replaceAll(written, "$1$2'$3");
/** The same backwards, for what is brought in again. */
export const asWritten = (cell: string): string => cell.replaceAll(read, '$1$2$3');
