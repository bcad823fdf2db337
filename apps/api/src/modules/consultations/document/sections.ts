import { type DocumentContent, registrationOf } from './content.ts';
import { ink, margin, measure } from '../../../platform/pdf/ink.ts';
import { drawRhombus } from '../../../platform/pdf/mark.ts';
import { floor, heightOf, write } from '../../../platform/pdf/typeset.ts';

type Doc = PDFKit.PDFDocument;
const body = { size: 10.5, colour: ink.text };
const lineGap = 3.5;

/** Draws a section of text; one without text is left out. */
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

function drawTitle(doc: Doc, title: string): void {
  // a title never stands alone at the foot of a page
  makeRoom(doc, 42);
  doc.font('bold', 11.5).fillColor(ink.tea).text(title, margin.side, doc.y, { width: measure });
  doc.y += 5;
}

const columns = [
  { title: '', x: 0, width: 26 },
  { title: 'Drug', x: 26, width: 228 },
  { title: 'How often', x: 254, width: 132 },
  { title: 'For how long', x: 386, width: measure - 386 },
] as const;
const pad = 7;

/** Draws the prescription: one line per drug, with the table head on each page. */
export function drawDrugs(doc: Doc, drugs: DocumentContent['drugs'], keep: number): void {
  makeRoom(doc, 100);
  drawTitle(doc, 'Prescription');
  doc.y += 2;
  drawTableHead(doc);
  drugs.forEach((drug, index) => {
    const cells = [String(index + 1), drug.name, drug.often, drug.long].map((text, at) => [{ ...cellStyle(at), text }]);
    const box = (at: number) => ({ width: columns[at]!.width - pad, lineGap: 2, onePage: true, left: true });
    const height = Math.max(...cells.map((cell, at) => heightOf(doc, cell, box(at)))) + 2 * pad;
    if (doc.y + height + (index === drugs.length - 1 ? keep : 0) > floor) {
      doc.addPage();
      drawTableHead(doc);
    }
    const top = doc.y;
    cells.forEach((cell, at) => {
      doc.y = top + pad;
      write(doc, cell, margin.side + columns[at]!.x + pad, box(at));
    });
    doc.y = top + height;
    doc
      .moveTo(margin.side, doc.y)
      .lineTo(margin.side + measure, doc.y)
      .lineWidth(0.6)
      .stroke(ink.line);
  });
  doc.y += 20;
}

const cellStyle = (at: number) =>
  ({ size: 10, weight: at === 1 ? 'bold' : 'regular', colour: at === 0 ? ink.third : ink.text }) as const;

function drawTableHead(doc: Doc): void {
  const top = doc.y;
  doc.roundedRect(margin.side, top, measure, 24, 4).fill(ink.teaSoft);
  for (const column of columns)
    doc
      .font('bold', 9)
      .fillColor(ink.onTeaSoft)
      .text(column.title, margin.side + column.x + pad, top + 7, { width: column.width - pad });
  doc.y = top + 24;
}

const nameOf = ({ doctor }: DocumentContent) =>
  [{ size: 11, weight: 'bold', colour: ink.text, text: doctor.name }] as const;
/**
 * The height of the issuer's name and signature. The last section leaves this much room, so that its last line is on
 * the same page as the signature.
 */
export const heightOfIssuer = (doc: Doc, content: DocumentContent): number =>
  65 + heightOf(doc, nameOf(content), { width: measure - 14 });

/** Draws the name and signature of the issuer, never on separate pages. */
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

function makeRoom(doc: Doc, height: number): void {
  if (doc.y + height > floor) doc.addPage();
}
