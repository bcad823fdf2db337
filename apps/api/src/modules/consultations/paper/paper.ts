import type { PaperContent } from './content.ts';
import { drawFrames, drawHead } from './frame.ts';
import { openPaper } from '../../../platform/paper/document.ts';
import { drawable } from '../../../platform/paper/ink.ts';
import { drawDrugs, drawIssuer, drawList, drawProse } from './sections.ts';

/** The consultation file as an A4 document: made anew with each save. */
export async function drawPaper(paper: PaperContent, savedAt: Date): Promise<Buffer> {
  const { doc, finish } = openPaper({
    Title: `Consultation file ${paper.code}`,
    Author: drawable(paper.doctor.name),
    CreationDate: savedAt,
  });
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
  return finish();
}
