import type { PaperContent } from './content.ts';
import { drawFrames, drawHead } from './frame.ts';
import { openPaper } from '../../../platform/paper/document.ts';
import { drawable } from '../../../platform/paper/letters.ts';
import { drawDrugs, drawIssuer, drawList, drawProse, heightOfIssuer } from './sections.ts';

/** The consultation file as an A4 document: made anew with each save. */
export async function drawPaper(paper: PaperContent, savedAt: Date): Promise<Buffer> {
  const { doc, finish } = openPaper({
    Title: `Consultation file ${paper.code}`,
    Author: drawable(paper.doctor.name),
    CreationDate: savedAt,
  });
  drawHead(doc, paper);
  const prose = (title: string, text: string) => (text ? [(keep: number) => drawProse(doc, title, text, keep)] : []);
  const list = (title: string, lines: string[]) =>
    lines.length > 0 ? [(keep: number) => drawList(doc, title, lines, keep)] : [];
  const sections = [
    ...prose('The patient’s concern', paper.concern),
    ...prose('Assessment', paper.assessment),
    ...list('Provisional diagnosis', paper.diagnosis),
    ...(paper.drugs.length > 0 ? [(keep: number) => drawDrugs(doc, paper.drugs, keep)] : []),
    ...list('Laboratory tests to be done', paper.tests),
    ...list('Imaging to be done', paper.imagings),
    ...prose('Comment', paper.comment),
  ];
  for (const [index, draw] of sections.entries()) draw(index === sections.length - 1 ? heightOfIssuer(doc, paper) : 0);
  drawIssuer(doc, paper);
  drawFrames(doc, paper);
  return finish();
}
