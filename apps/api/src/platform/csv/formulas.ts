/*
 * A cell that begins with one of these characters is a formula to a spreadsheet program, which would evaluate it on the
 * reader's machine. The separator depends on the reader's country, so a character after any possible separator counts
 * as the beginning of a cell. An apostrophe before the character makes the cell text. An export adds one apostrophe,
 * even where the text already begins with apostrophes, and an import removes one, so that the text stays the same.
 */
const begins = String.raw`(^|[,;\t\r\n|])(\s*)`;
/** A phone number in our format is not a formula: it begins with +, but every spreadsheet program reads it as text. */
const phone = String.raw`\+\d{1,3}(?: \d{2,4}){2,}$`;
const sign = `(?!${phone})[=+\\-@＝＋－＠]`;
const written = new RegExp(`${begins}('*${sign})`, 'g');
const read = new RegExp(`${begins}'('*${sign})`, 'g');

export const harmless = (text: string): string => text.replaceAll(written, "$1$2'$3");
/** Removes the apostrophe that an export added, when the file is imported. */
export const asWritten = (cell: string): string => cell.replaceAll(read, '$1$2$3');
