import QRCode from 'qrcode';
import { a4, ink, margin, measure } from './ink.ts';
import { drawLetterhead } from './mark.ts';
import { heightOf, write } from './typeset.ts';

type Doc = PDFKit.PDFDocument;
const qrSize = 82;
const right = a4.width - margin.side;

/** One fact of a paper: its label, its name, and smaller lines below. */
export type PaperFact = readonly [label: string, name: string, lines: readonly (string | null)[]];

export interface PaperHead {
  title: string;
  /** The code of the paper, and a text that explains the use of the code. */
  code: string;
  codeSays: string;
  /** The text in the QR code. */
  qr: string;
  /** At most three facts, drawn side by side. */
  facts: readonly PaperFact[];
}

/** Draws the letterhead, title, code and facts of a paper. The next section of the paper begins below them. */
export function drawPaperHead(doc: Doc, { title, code, codeSays, qr, facts }: PaperHead): void {
  drawLetterhead(doc);
  drawQr(doc, qr, right - qrSize, 34, qrSize);
  const beside = { width: 150, align: 'right' } as const;
  const x = right - qrSize - 14 - beside.width;
  doc.font('regular', 8).fillColor(ink.third).text(codeSays, x, 76, beside);
  doc
    .font('bold', 13)
    .fillColor(ink.text)
    .text(code, x, 88, { ...beside, characterSpacing: 0.6 });
  doc.font('bold', 24).fillColor(ink.text).text(title, margin.side, 84, { characterSpacing: -0.4 });
  doc.y = 136;
  drawFacts(doc, facts);
}

function drawFacts(doc: Doc, facts: readonly PaperFact[]): void {
  const width = (measure - 2 * 16 - 2 * 16) / 3;
  const at = (index: number) => margin.side + 16 + index * (width + 16);
  const top = doc.y;
  const fill = (draw: boolean) =>
    facts.map(([label, name, lines], index) => {
      doc.y = top + 14;
      const put = (text: string, weight: 'regular' | 'bold', size: number, colour: string, gap: number) => {
        const pieces = [{ text, weight, size, colour }];
        if (draw) write(doc, pieces, at(index), { width, onePage: true, left: true });
        else doc.y += heightOf(doc, pieces, { width });
        doc.y += gap;
      };
      put(label, 'regular', 8.5, ink.third, 3);
      put(name, 'bold', 11.5, ink.text, 3);
      for (const line of lines) if (line) put(line, 'regular', 9.5, ink.second, 1.5);
      return doc.y;
    });
  const bottom = Math.max(...fill(false)) + 11;
  doc.roundedRect(margin.side, top, measure, bottom - top, 9).fill(ink.mist);
  fill(true);
  doc.x = margin.side;
  doc.y = bottom + 22;
}

/** Draws a QR code as a square of `size` points. */
export function drawQr(doc: Doc, text: string, x: number, y: number, size: number): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const unit = size / modules.size;
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      // the squares overlap slightly, so that PDF readers show no gaps between them
      if (modules.get(row, column)) doc.rect(x + column * unit, y + row * unit, unit + 0.05, unit + 0.05);
  doc.fill(ink.text);
}
