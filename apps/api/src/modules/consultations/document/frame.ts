import QRCode from 'qrcode';
import { type DocumentContent, registrationOf } from './content.ts';
import { a4, ink, margin, measure } from '../../../platform/pdf/ink.ts';
import { drawLetterhead, drawMark } from '../../../platform/pdf/mark.ts';
import { heightOf, write, writeLine } from '../../../platform/pdf/typeset.ts';

type Doc = PDFKit.PDFDocument;
const qrSize = 82;
const right = a4.width - margin.side;

/**
 * Draws the patient, and the code by which anybody can check that the document is genuine. The next section begins
 * below.
 */
export function drawHead(doc: Doc, content: DocumentContent): void {
  drawLetterhead(doc);
  drawQr(doc, content.verifyUrl, right - qrSize, 34);
  const beside = { width: 150, align: 'right' } as const;
  const x = right - qrSize - 14 - beside.width;
  doc.font('regular', 8).fillColor(ink.third).text('Scan, or check this code', x, 76, beside);
  doc
    .font('bold', 13)
    .fillColor(ink.text)
    .text(content.code, x, 88, { ...beside, characterSpacing: 0.6 });
  doc.font('bold', 24).fillColor(ink.text).text('Consultation file', margin.side, 84, { characterSpacing: -0.4 });
  doc.y = 136;
  drawPeople(doc, content);
}

function drawPeople(doc: Doc, { patient, doctor, appointment }: DocumentContent): void {
  const columns = [
    ['Patient', patient.name, [`Code ${patient.code}`, patient.born && `Born ${patient.born}`]],
    ['Doctor', doctor.name, [registrationOf(doctor.registration), doctor.speciality]],
    ['Visit', appointment.day, [appointment.time, appointment.place, `No. ${appointment.code}`]],
  ] as const;
  const width = (measure - 2 * 16 - 2 * 16) / 3;
  const at = (index: number) => margin.side + 16 + index * (width + 16);
  const top = doc.y;
  const fill = (draw: boolean) =>
    columns.map(([label, name, lines], index) => {
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

function drawQr(doc: Doc, url: string, x: number, y: number): void {
  const { modules } = QRCode.create(url, { errorCorrectionLevel: 'M' });
  const unit = qrSize / modules.size;
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      // the squares overlap slightly, so that PDF readers show no gaps between them
      if (modules.get(row, column)) doc.rect(x + column * unit, y + row * unit, unit + 0.05, unit + 0.05);
  doc.fill(ink.text);
}

/**
 * Draws the foot of every page, and a short head on all pages but the first, so that a separated sheet still names the
 * patient and the document.
 */
export function drawFrames(doc: Doc, content: DocumentContent): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    // the margin is zero, because PDFKit begins another page for text below the margin
    doc.page.margins.bottom = 0;
    if (page > 0) drawRunningHead(doc, content);
    const y = a4.height - 44;
    doc
      .moveTo(margin.side, y)
      .lineTo(right, y)
      .lineWidth(0.6)
      .stroke(ink.line)
      .font('regular', 8)
      .fillColor(ink.third)
      .text(`${content.verifyUrl}  ·  saved on ${content.savedOn}${version(content)}`, margin.side, y + 9, {
        width: measure - 90,
        height: 10,
        ellipsis: true,
      })
      .text(`Page ${page + 1} of ${count}`, right - 80, y + 9, { width: 80, align: 'right' });
  }
}

const version = (content: DocumentContent) => (content.version > 1 ? `  ·  version ${content.version}` : '');

function drawRunningHead(doc: Doc, content: DocumentContent): void {
  drawMark(doc, margin.side, 34, 16);
  const name = { text: content.patient.name, size: 9, weight: 'bold', colour: ink.text } as const;
  writeLine(doc, name, margin.side + 24, 37, 260);
  doc
    .font('regular', 9)
    .fillColor(ink.third)
    .text(`Consultation file ${content.code}`, right - 200, 37, { width: 200, align: 'right' });
  doc.moveTo(margin.side, 58).lineTo(right, 58).lineWidth(0.6).stroke(ink.line);
}
