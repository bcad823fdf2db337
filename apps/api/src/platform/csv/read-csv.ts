import { CsvError, parse } from 'csv-parse/sync';
import { problem } from '../errors.ts';
import { markedEncoding } from '../text-encoding.ts';
import { asWritten } from './formulas.ts';

const linesAtMost = 10_000;

export interface BadLine {
  line: number;
  message: string;
}
export interface Sheet {
  /** The cells of a line by the name of their column, without empty cells. */
  rows: { line: number; cells: Record<string, string> }[];
  bad: BadLine[];
}

/**
 * Parses a CSV file. The first line names the columns, in any order; unknown columns are ignored. The separator may be
 * comma, semicolon or tab, or the one that a line such as `sep=;` above the names gives. The encoding is UTF-8, or
 * UTF-16 with its byte order mark. Unreadable lines are reported with their number.
 */
export function readSheet(bytes: Buffer, expected: { needed: readonly string[]; others: readonly string[] }): Sheet {
  const { text, delimiter, before } = withoutSeparatorLine(decoded(bytes));
  const bad: BadLine[] = [];
  const records = parse(text, {
    delimiter,
    info: true,
    relax_column_count: true,
    skip_records_with_error: true,
    to: linesAtMost + 2,
    on_skip: (error) => {
      bad.push({ line: before + (error instanceof CsvError ? Number(error.lines ?? 1) : 1), message: brokenQuotes });
      return undefined;
    },
  }) as unknown as { record: string[]; info: { lines: number } }[];
  const [head, ...body] = records;
  const columns = columnsIn(head?.record ?? [], expected);
  if (body.length > linesAtMost) throw problem('too_large', 'At most 10,000 lines are taken at a time.');
  const rows: Sheet['rows'] = [];
  for (const [index, { record, info }] of body.entries()) {
    if (record.every((cell) => cell.trim() === '')) continue;
    const line = before + Math.max(info.lines - breaksIn(record), (records[index]?.info.lines ?? 0) + 1);
    if (record.length > columns.length)
      bad.push({ line, message: `There are ${record.length} cells below ${columns.length} columns.` });
    else if (record.some((cell) => cell.includes('\0'))) bad.push({ line, message: 'A character cannot be kept.' });
    else rows.push({ line, cells: cellsOf(record, columns) });
  }
  return { rows, bad };
}

const brokenQuotes = 'A quotation mark is not closed, or stands in the middle of a cell.';

/** Decodes the file from UTF-8 or, as in Excel's “Unicode text”, from UTF-16. */
function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder(markedEncoding(bytes) ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw problem('unsupported_type', 'The file is not UTF-8 text. Save it as “CSV UTF-8” and choose it again.');
  }
}

/**
 * Removes a first line such as `sep=;`, which tells Excel the separator. `before` is the number of removed lines, so
 * that error messages give the right line numbers of the file.
 */
function withoutSeparatorLine(text: string): { text: string; delimiter: string; before: number } {
  const said = /^"?sep=([,;\t|])"?[,;\t]*(?:\r\n|\n|\r)/i.exec(text);
  return said
    ? { text: text.slice(said[0].length), delimiter: said[1]!, before: 1 }
    : { text, delimiter: separatorOf(text), before: 0 };
}

/**
 * Finds the separator: Excel writes semicolons in countries whose decimal separator is a comma, and tabs when a file is
 * saved as “Text”.
 */
function separatorOf(text: string): string {
  const head = text.split(/[\r\n]/, 1)[0]!.replaceAll(/"[^"]*"/g, '');
  const times = (separator: string) => head.split(separator).length;
  return [',', ';', '\t'].reduce((most, one) => (times(one) > times(most) ? one : most));
}

const plain = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '_');

/** For each column of the file, its name in the imported list; null when the list has no such column. */
function columnsIn(head: string[], { needed, others }: { needed: readonly string[]; others: readonly string[] }) {
  const names = new Map([...needed, ...others].map((name) => [plain(name), name]));
  const columns = head.map((cell) => names.get(plain(cell)) ?? null);
  const missing = needed.filter((name) => !columns.includes(name));
  if (missing.length > 0)
    throw problem(
      'validation_failed',
      `The first line has to name the columns; ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing.`,
    );
  const twice = columns.find((name, at) => name && columns.indexOf(name) !== at);
  if (twice) throw problem('validation_failed', `The column ${twice} is there twice.`);
  return columns;
}

function cellsOf(record: string[], columns: (string | null)[]): Record<string, string> {
  const filled = record.map((cell, at) => [columns[at], asWritten(cell.trim())] as const);
  return Object.fromEntries(filled.filter(([name, cell]) => name && cell !== '') as [string, string][]);
}

const breaksIn = (record: string[]): number => record.join('').split('\n').length - 1;
