import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  addToCalendar: 'Add to calendar',
  addingToCalendar: 'Adding…',
  paid: 'Paid',
  refunded: 'Refunded',
  partlyRefunded: 'Partly refunded',
  notPaid: 'Not Paid',
  file: 'Consultation file',
  concern: 'Patient concern',
  assessment: 'Doctor assessment',
  tests: 'Laboratory tests',
  imagings: 'Imaging',
  diagnosis: 'Provisional diagnosis',
  comment: 'Comment',
  drugs: 'Prescription',
  periodicity: {
    'Once times': 'Once a day',
    'Twice times': 'Twice a day',
    'Three times': 'Three times a day',
    'Four times': 'Four times a day',
  } as Record<string, string>,
  downloadPdf: 'Download PDF',
  attachment: (n: number) => `Attachment ${n}`,
  paperCode: (code: string) => `Code ${code}`,
};

/** Texts of a consultation that patients and providers both see. */
export const texts: Catalogue<typeof en> = { en };
