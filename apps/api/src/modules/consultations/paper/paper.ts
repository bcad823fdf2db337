import PDFDocument from 'pdfkit';
import type { PaperContent } from './content.ts';
import { drawFrames, drawHead } from './frame.ts';
import { drawable, fonts, margin } from '../../../platform/paper/ink.ts';
import { drawDrugs, drawIssuer, drawList, drawProse } from './sections.ts';

/** The consultation file as an A4 document: made anew with each save. */
export async function drawPaper(paper: PaperContent, savedAt: Date): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    margins: { top: margin.top, bottom: margin.bottom, left: margin.side, right: margin.side },
    info: {
      Title: `Consultation file ${paper.code}`,
      Author: drawable(paper.doctor.name),
      Creator: 'Ivuriro',
      Producer: 'Ivuriro',
      CreationDate: savedAt,
    },
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  doc.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  drawHead(doc, paper);
  drawProse(doc, 'The patient’s concern', paper.concern);
  drawProse(doc, 'Assessment', paper.assessment);
  drawList(doc, 'Provisional diagnosis', paper.diagnosis);
  drawDrugs(doc, paper.drugs);
  drawList(doc, 'Laboratory tests to be done', paper.tests);
  drawList(doc, 'Imaging to be done', paper.imagings);
  drawProse(doc, 'Comment', paper.comment);
  drawIssuer(doc, paper);
  drawFrames(doc, paper);
  doc.end();
  return finished;
}
