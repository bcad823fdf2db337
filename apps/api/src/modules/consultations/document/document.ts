import type { DocumentContent } from './content.ts';
import { drawFrames, drawHead } from './frame.ts';
import { openPaper } from '../../../platform/pdf/document.ts';
import { drawable } from '../../../platform/pdf/letters.ts';
import { drawDrugs, drawIssuer, drawList, drawProse, heightOfIssuer } from './sections.ts';

/** Draws the consultation file as an A4 PDF document. Each save of the file generates a new document. */
export async function drawDocument(content: DocumentContent, savedAt: Date): Promise<Buffer> {
  const { doc, finish } = openPaper({
    Title: `Consultation file ${content.code}`,
    Author: drawable(content.doctor.name),
    CreationDate: savedAt,
  });
  drawHead(doc, content);
  const prose = (title: string, text: string) => (text ? [(keep: number) => drawProse(doc, title, text, keep)] : []);
  const list = (title: string, lines: string[]) =>
    lines.length > 0 ? [(keep: number) => drawList(doc, title, lines, keep)] : [];
  const sections = [
    ...prose('The patient’s concern', content.concern),
    ...prose('Assessment', content.assessment),
    ...list('Provisional diagnosis', content.diagnosis),
    ...(content.drugs.length > 0 ? [(keep: number) => drawDrugs(doc, content.drugs, keep)] : []),
    ...list('Laboratory tests to be done', content.tests),
    ...list('Imaging to be done', content.imagings),
    ...prose('Comment', content.comment),
  ];
  for (const [index, draw] of sections.entries())
    draw(index === sections.length - 1 ? heightOfIssuer(doc, content) : 0);
  drawIssuer(doc, content);
  drawFrames(doc, content);
  return finish();
}
