import { a4, ink, margin, measure } from './ink.ts';
import { drawMark } from './mark.ts';
import { writeLine } from './typeset.ts';

type Doc = PDFKit.PDFDocument;
const right = a4.width - margin.side;

export interface PaperFrames {
  /** The text at the foot of every page, beside the page number. */
  foot: string;
  /** The texts at the head of all pages but the first: the person and the document to which the sheet belongs. */
  name: string;
  title: string;
}

/**
 * Draws the foot of every page from the page `first` on, and a short head on all of them but the first, so that a
 * separated sheet still names the person and the document to which it belongs.
 */
export function drawFrames(doc: Doc, { foot, name, title }: PaperFrames, first = 0): void {
  const { count } = doc.bufferedPageRange();
  for (let page = first; page < count; page++) {
    doc.switchToPage(page);
    // PDFKit begins another page for text in the bottom margin, so this margin is set to zero
    doc.page.margins.bottom = 0;
    if (page > first) drawRunningHead(doc, name, title);
    const y = a4.height - 44;
    doc
      .moveTo(margin.side, y)
      .lineTo(right, y)
      .lineWidth(0.6)
      .stroke(ink.line)
      .font('regular', 8)
      .fillColor(ink.third)
      .text(foot, margin.side, y + 9, { width: measure - 90, height: 10, ellipsis: true })
      .text(`Page ${page - first + 1} of ${count - first}`, right - 80, y + 9, { width: 80, align: 'right' });
  }
}

function drawRunningHead(doc: Doc, name: string, title: string): void {
  drawMark(doc, margin.side, 34, 16);
  writeLine(doc, { text: name, size: 9, weight: 'bold', colour: ink.text }, margin.side + 24, 37, 260);
  doc
    .font('regular', 9)
    .fillColor(ink.third)
    .text(title, right - 200, 37, { width: 200, align: 'right' });
  doc.moveTo(margin.side, 58).lineTo(right, 58).lineWidth(0.6).stroke(ink.line);
}
