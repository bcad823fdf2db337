import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  file: 'Consultation file',
  concern: 'Patient concern',
  assessment: 'Doctor assessment',
  tests: 'Laboratory tests',
  imagings: 'Imaging',
  diagnosis: 'Provisional diagnosis',
  comment: 'Comment',
  drugs: 'Prescription',
  downloadPdf: 'Download PDF',
  paperCode: (code: string) => `Code ${code}`,
};

/** Texts of a consultation file. */
export const texts: Catalogue<typeof en> = { en };
