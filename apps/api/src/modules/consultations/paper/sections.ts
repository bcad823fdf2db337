import { type PaperContent, registrationOf } from './content.ts';
import { a4, drawable, ink, margin, measure } from '../../../platform/paper/ink.ts';
import { drawRhombus } from '../../../platform/paper/mark.ts';

type Doc = PDFKit.PDFDocument;
const body = 10.5;
const lineGap = 3.5;
const floor = a4.height - margin.bottom;

/** What was said, thought and found; a section without words is left out. */
export function drawProse(doc: Doc, title: string, text: string): void {
  if (!text) return;
  drawTitle(doc, title);
  doc.font('regular', body).fillColor(ink.text).text(drawable(text), margin.side, doc.y, { width: measure, lineGap });
  doc.y += 14;
}

export function drawList(doc: Doc, title: string, lines: string[]): void {
  if (lines.length === 0) return;
  drawTitle(doc, title);
  const width = measure - 16;
  for (const line of lines) {
    doc.font('regular', body);
    const height = doc.heightOfString(drawable(line), { width, lineGap });
    makeRoom(doc, height);
    drawRhombus(doc, margin.side + 1, doc.y + 6.4, 6, ink.clay);
    doc.fillColor(ink.text).text(drawable(line), margin.side + 16, doc.y, { width, lineGap });
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

/** The prescription: one line a drug, the head of the table again on each page. */
export function drawDrugs(doc: Doc, drugs: PaperContent['drugs']): void {
  if (drugs.length === 0) return;
  makeRoom(doc, 100);
  drawTitle(doc, 'Prescription');
  doc.y += 2;
  drawTableHead(doc);
  drugs.forEach((drug, index) => {
    const cells = [String(index + 1), drug.name, drug.often, drug.long].map(drawable);
    const heights = cells.map((cell, at) => {
      setCell(doc, at);
      return doc.heightOfString(cell, { width: columns[at]!.width - pad, lineGap: 2 });
    });
    const height = Math.max(...heights) + 2 * pad;
    if (doc.y + height > floor) {
      doc.addPage();
      drawTableHead(doc);
    }
    const top = doc.y;
    cells.forEach((cell, at) => {
      setCell(doc, at).text(cell, margin.side + columns[at]!.x + pad, top + pad, {
        width: columns[at]!.width - pad,
        lineGap: 2,
      });
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

const setCell = (doc: Doc, at: number) =>
  doc.font(at === 1 ? 'bold' : 'regular', 10).fillColor(at === 0 ? ink.third : ink.text);

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

/** Who answers for the words above. Never parted from each other. */
export function drawIssuer(doc: Doc, { doctor, savedOn }: PaperContent): void {
  const at = margin.side + 14;
  const width = measure - 14;
  const name = drawable(doctor.name);
  const ofName = doc.font('bold', 11).heightOfString(name, { width });
  makeRoom(doc, 45 + ofName);
  doc.y += 6;
  const { y } = doc;
  const below = y + 15 + ofName;
  doc.rect(margin.side, y, 3, below + 12 - y).fill(ink.tea);
  doc.font('regular', 9).fillColor(ink.third).text(`Issued on ${savedOn} by`, at, y);
  doc
    .font('bold', 11)
    .fillColor(ink.text)
    .text(name, at, y + 12, { width });
  doc
    .font('regular', 9)
    .fillColor(ink.second)
    .text(drawable(registrationOf(doctor.registration) ?? doctor.speciality), at, below, { width });
}

function makeRoom(doc: Doc, height: number): void {
  if (doc.y + height > floor) doc.addPage();
}
