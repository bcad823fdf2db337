import { type DocumentContent, registrationOf } from './content.ts';
import { ink, margin, measure } from '../../../platform/pdf/ink.ts';
import { drawRhombus } from '../../../platform/pdf/mark.ts';
import { drawTable, drawTitle, makeRoom } from '../../../platform/pdf/table.ts';
import { heightOf, write } from '../../../platform/pdf/typeset.ts';

type Doc = PDFKit.PDFDocument;
const body = { size: 10.5, colour: ink.text };
const lineGap = 3.5;

/** Draws a title and a text. `keep` is the height that must stay free on the page below the last line. */
export function drawProse(doc: Doc, title: string, text: string, keep: number): void {
  drawTitle(doc, title);
  write(doc, [{ ...body, text }], margin.side, { width: measure, lineGap, keep });
  doc.y += 14;
}

export function drawList(doc: Doc, title: string, lines: string[], keep: number): void {
  drawTitle(doc, title);
  const width = measure - 16;
  for (const [index, text] of lines.entries()) {
    const pieces = [{ ...body, text }];
    makeRoom(doc, heightOf(doc, pieces, { width, lineGap }) + (index === lines.length - 1 ? keep : 0));
    drawRhombus(doc, margin.side + 1, doc.y + 6.4, 6, ink.clay);
    write(doc, pieces, margin.side + 16, { width, lineGap, left: true });
    doc.y += 2;
  }
  doc.y += 14;
}

const columns = [
  { title: '', width: 26, colour: ink.third },
  { title: 'Drug', width: 228, weight: 'bold' },
  { title: 'How often', width: 132 },
  { title: 'For how long', width: measure - 386 },
] as const;

/**
 * Draws the prescription as a table with one row for each drug. The head of the table is repeated on each further page.
 */
export function drawDrugs(doc: Doc, drugs: DocumentContent['drugs'], keep: number): void {
  makeRoom(doc, 100);
  drawTitle(doc, 'Prescription');
  doc.y += 2;
  const rows = drugs.map(({ name, often, long }, index) => [String(index + 1), name, often, long]);
  drawTable(doc, columns, rows, { keep });
}

const nameOf = ({ doctor }: DocumentContent) =>
  [{ size: 11, weight: 'bold', colour: ink.text, text: doctor.name }] as const;
/**
 * The height of the issuer's name and signature. The last section leaves so much room below it, because its last line
 * must be on the same page as the signature.
 */
export const heightOfIssuer = (doc: Doc, content: DocumentContent): number =>
  65 + heightOf(doc, nameOf(content), { width: measure - 14 });

/** Draws the date of issue and the name and registration number of the issuer, all on the same page. */
export function drawIssuer(doc: Doc, content: DocumentContent): void {
  const { doctor, savedOn } = content;
  const at = margin.side + 14;
  const width = measure - 14;
  const ofName = heightOf(doc, nameOf(content), { width });
  makeRoom(doc, 45 + ofName);
  doc.y += 6;
  const { y } = doc;
  const below = y + 15 + ofName;
  doc.rect(margin.side, y, 3, below + 12 - y).fill(ink.tea);
  doc.font('regular', 9).fillColor(ink.third).text(`Issued on ${savedOn} by`, at, y);
  doc.y = y + 12;
  write(doc, nameOf(content), at, { width, onePage: true, left: true });
  doc.y = below;
  const text = registrationOf(doctor.registration) ?? doctor.speciality;
  write(doc, [{ size: 9, colour: ink.second, text }], at, { width, onePage: true });
}
