import { setImmediate as othersAreAnswered } from 'node:timers/promises';
import { dayOf, kigaliClock } from '../../../platform/clock.ts';
import { openPaper } from '../../../platform/pdf/document.ts';
import { a4, ink, margin, measure } from '../../../platform/pdf/ink.ts';
import { drawLetterhead } from '../../../platform/pdf/mark.ts';
import { write } from '../../../platform/pdf/typeset.ts';
import { en } from '../texts.ts';
import type { OwnData } from '../queries/my-data.queries.ts';

type Doc = PDFKit.PDFDocument;

/** Draws the data of an account as a PDF for people to read: section by section, one entry below the other. */
export async function drawOwnData(data: OwnData, day: string): Promise<Buffer> {
  const { doc, finish } = openPaper({ Title: en.paper.title, Author: 'Ivuriro' });
  drawLetterhead(doc);
  doc.font('bold', 24).fillColor(ink.text).text(en.paper.title, margin.side, 84);
  doc
    .font('regular', 10)
    .fillColor(ink.second)
    .text(`${en.paper.says} ${en.paper.made(day)}.`)
    .moveDown(0.5);
  for (const [name, rows] of Object.entries(data)) await drawSection(doc, name, rows);
  drawNumbers(doc);
  return finish();
}

/**
 * Draws a section. Thousands of rows take seconds of processor time, so the function yields to other requests of the
 * server after each row.
 */
async function drawSection(doc: Doc, name: string, rows: Record<string, unknown>[]): Promise<void> {
  doc.moveDown(1).font('bold', 14).fillColor(ink.tea).text(worded(name)).moveDown(0.3);
  if (rows.length === 0) doc.font('regular', 10).fillColor(ink.third).text(en.paper.nothing);
  for (const row of rows) {
    for (const [field, value] of Object.entries(row)) {
      const said = saying(value);
      if (!said) continue;
      const label = { text: `${worded(field)} `, size: 9, weight: 'bold', colour: ink.third } as const;
      write(doc, [label, { text: said, size: 10, colour: ink.text }], margin.side, { width: measure });
    }
    doc.moveDown(0.3);
    const y = doc.y;
    doc
      .moveTo(margin.side, y)
      .lineTo(margin.side + measure, y)
      .lineWidth(0.5)
      .stroke(ink.line);
    doc.moveDown(0.4);
    await othersAreAnswered();
  }
}

function drawNumbers(doc: Doc): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    // the margin is zero, because PDFKit begins another page for text below the margin
    doc.page.margins.bottom = 0;
    doc
      .font('regular', 8)
      .fillColor(ink.third)
      .text(en.paper.page(page + 1, count), margin.side, a4.height - 36, { width: measure, align: 'right' });
  }
}

/** The title of a section or field: `who_opened_my_file` becomes 'Who opened my file'. */
const worded = (name: string): string => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Text from the rich-text editor, without its HTML. */
const plain = (text: string): string =>
  text.startsWith('<')
    ? text
        .replaceAll(/<\/(p|li|h\d)>|<br>/g, ' ')
        .replaceAll(/<[^<>]*>/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&nbsp;', ' ')
        .replaceAll('&amp;', '&')
        .trim()
    : text;

function saying(value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (value instanceof Date) return `${dayOf(value)} ${kigaliClock(value)}`;
  if (Array.isArray(value)) return value.map(saying).filter(Boolean).join('; ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([field, part]) => [worded(field).toLowerCase(), saying(part)])
      .filter(([, said]) => said)
      .map((words) => words.join(' '))
      .join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return plain(String(value as string | number));
}
