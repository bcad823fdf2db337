import PDFDocument from 'pdfkit';
import { useFont } from './fonts.ts';
import { margin } from './ink.ts';

/** The size of a page and the margin at its edges, in points. */
export interface SmallPage {
  width: number;
  height: number;
  edge: number;
}
const sizeOf = (small: SmallPage | undefined) =>
  small
    ? { size: [small.width, small.height] as [number, number], margin: small.edge }
    : { size: 'A4', margins: { top: margin.top, bottom: margin.bottom, left: margin.side, right: margin.side } };

/**
 * Opens a PDF document with the product's fonts: on A4 with the product's margins, or on pages of another size.
 * `finish` closes the document and returns its bytes.
 */
export function openPaper(
  info: PDFKit.DocumentInfo,
  small?: SmallPage,
): { doc: PDFKit.PDFDocument; finish: () => Promise<Buffer> } {
  const doc = new PDFDocument({
    ...sizeOf(small),
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    info: { ...info, Creator: 'Ivuriro', Producer: 'Ivuriro' },
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  for (const weight of ['regular', 'bold'] as const) useFont(doc, weight, 12);
  return {
    doc,
    finish: () => {
      doc.end();
      return finished;
    },
  };
}
