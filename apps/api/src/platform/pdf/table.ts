import { ink, margin, measure } from './ink.ts';
import { floor, heightOf, write } from './typeset.ts';

type Doc = PDFKit.PDFDocument;

export interface PaperColumn {
  title: string;
  width: number;
  weight?: 'bold';
  colour?: string;
  /** Whether the column is filled in by hand; then a vertical line is drawn on its left side, down to the last row. */
  blank?: true;
  /** Whether the column has amounts, which are aligned to the right. */
  amount?: true;
}
const pad = 7;
const boxOf = ({ width, amount }: PaperColumn) => ({
  width: width - (amount ? 2 : 1) * pad,
  lineGap: 2,
  onePage: true,
  left: !amount,
  end: amount === true,
});

/** Begins a new page when less than this height, in points, is left on the current page. */
export function makeRoom(doc: Doc, height: number): void {
  if (doc.y + height > floor) doc.addPage();
}

export function drawTitle(doc: Doc, title: string): void {
  // a title is never the last text on a page
  makeRoom(doc, 42);
  write(doc, [{ text: title, size: 11.5, weight: 'bold', colour: ink.tea }], margin.side, { width: measure });
  doc.y += 5;
}

/**
 * Draws a table with its head on each page; no row is broken between two pages. Below the last row, at least `keep`
 * points of the page stay free.
 */
export function drawTable(
  doc: Doc,
  columns: readonly PaperColumn[],
  rows: readonly (readonly string[])[],
  { keep = 0, least = 0 }: { keep?: number; least?: number } = {},
): void {
  const starts = columns.map((_, at) => columns.slice(0, at).reduce((sum, { width }) => sum + width, margin.side));
  drawTableHead(doc, columns, starts);
  for (const [index, row] of rows.entries()) {
    const cells = row.map((text, at) => [{ size: 10, colour: ink.text, ...styleOf(columns[at]!), text }]);
    const box = (at: number) => boxOf(columns[at]!);
    const height = Math.max(least, ...cells.map((cell, at) => heightOf(doc, cell, box(at)))) + 2 * pad;
    if (doc.y + height + (index === rows.length - 1 ? keep : 0) > floor) {
      doc.addPage();
      drawTableHead(doc, columns, starts);
    }
    const top = doc.y;
    for (const [at, cell] of cells.entries()) {
      doc.y = top + pad;
      write(doc, cell, starts[at]! + pad, box(at));
    }
    for (const [at, { blank }] of columns.entries())
      if (blank)
        doc
          .moveTo(starts[at]!, top)
          .lineTo(starts[at]!, top + height)
          .lineWidth(0.6)
          .stroke(ink.line);
    doc.y = top + height;
    doc
      .moveTo(margin.side, doc.y)
      .lineTo(margin.side + measure, doc.y)
      .lineWidth(0.6)
      .stroke(ink.line);
  }
  doc.y += 20;
}

/** Writes totals below the amounts of a table, which are its last column; the first total is bold. */
export function drawTotals(doc: Doc, columns: readonly PaperColumn[], totals: readonly [string, string][]): void {
  const amounts = columns.at(-1)!;
  const labels = { title: '', width: measure - amounts.width, amount: true as const };
  doc.y -= 10;
  for (const [index, [label, amount]] of totals.entries()) {
    const style = { size: 10, colour: ink.text, ...(index === 0 && { weight: 'bold' as const }) };
    const top = doc.y;
    write(doc, [{ ...style, text: label }], margin.side + pad, boxOf(labels));
    doc.y = top;
    write(doc, [{ ...style, text: amount }], margin.side + labels.width + pad, boxOf(amounts));
    doc.y += 4;
  }
  doc.y += 16;
}

const styleOf = ({ weight, colour }: PaperColumn) => ({ ...(weight && { weight }), ...(colour && { colour }) });

function drawTableHead(doc: Doc, columns: readonly PaperColumn[], starts: readonly number[]): void {
  const top = doc.y;
  doc.roundedRect(margin.side, top, measure, 24, 4).fill(ink.teaSoft);
  for (const [at, column] of columns.entries())
    doc
      .font('bold', 9)
      .fillColor(ink.onTeaSoft)
      .text(column.title, starts[at]! + pad, top + 7, {
        width: boxOf(column).width,
        align: column.amount ? 'right' : 'left',
      });
  doc.y = top + 24;
}
