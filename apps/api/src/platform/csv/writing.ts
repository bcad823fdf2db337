import { dayOf, minuteOf } from '../clock.ts';

/** Excel reads UTF-8 only behind this mark. */
export const beginning = '\uFEFF';

/** One line of a table, with the end that every spreadsheet understands. */
export const lineOf = (cells: readonly unknown[]): string => `${cells.map(cellOf).join(',')}\r\n`;

function cellOf(value: unknown): string {
  // a plain number is no formula, also below zero
  if (typeof value === 'number') return String(value);
  const text = harmless(textOf(value));
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

export function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  if (value.startsWith('[{"value":')) return listIn(value);
  return instant.test(value) ? inKigali(new Date(value)) : value;
}

/** 'English; Kinyarwanda' of the wire's `[{value}]`. */
function listIn(json: string): string {
  try {
    return (JSON.parse(json) as { value: string }[]).map(({ value }) => value).join('; ');
  } catch {
    return json;
  }
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(?:Z|[+-]\d\d:\d\d)$/;
const two = (value: number) => String(value).padStart(2, '0');
const inKigali = (at: Date) => `${dayOf(at)} ${two(Math.floor(minuteOf(at) / 60))}:${two(minuteOf(at) % 60)}`;

/** What begins so is a formula to a spreadsheet: it would be worked out on the reader's machine. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
/** The same backwards, for what is brought in again. */
export const asWritten = (text: string): string => text.replace(/^'(?=[=+\-@\t\r])/, '');
