import PDFDocument from 'pdfkit';
import { useFont } from './fonts.ts';
import { margin } from './ink.ts';

/** Opens an A4 document with the product's margins and fonts; `finish` closes it and returns its bytes. */
export function openPaper(info: PDFKit.DocumentInfo): { doc: PDFKit.PDFDocument; finish: () => Promise<Buffer> } {
  const doc = new PDFDocument({
    size: 'A4',
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    margins: { top: margin.top, bottom: margin.bottom, left: margin.side, right: margin.side },
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
