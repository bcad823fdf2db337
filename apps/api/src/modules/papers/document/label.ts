import { dayOf } from '../../../platform/clock.ts';
import { dateInWords } from '../../../platform/date-words.ts';
import { openPaper } from '../../../platform/pdf/document.ts';
import { ink } from '../../../platform/pdf/ink.ts';
import { drawable } from '../../../platform/pdf/letters.ts';
import { linesOf, write } from '../../../platform/pdf/typeset.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type AppointmentWithRefs, appointmentsWithRefs } from '../../scheduling/index.ts';
import { en } from '../texts.ts';

type Doc = PDFKit.PDFDocument;
/** A common size of label, 70 by 37 mm, in points. */
export const label = { width: 198.4, height: 104.9, edge: 9 };
const width = label.width - 2 * label.edge;
const sizes = [15, 12.5, 10.5, 9];

/** Writes a name in the largest size in which it fits on two lines. */
export function writeName(doc: Doc, name: string): void {
  const piece = (size: number) => ({ text: drawable(name), size, weight: 'bold', colour: ink.text }) as const;
  const size = sizes.find((one) => linesOf(doc, [piece(one)], { width, left: true }).length <= 2) ?? sizes.at(-1)!;
  write(doc, [piece(size)], label.edge, { width, left: true, onePage: true });
}

export function writeSmall(doc: Doc, text: string, weight: 'regular' | 'bold' = 'regular', size = 9): void {
  write(doc, [{ text: drawable(text), size, weight, colour: ink.text }], label.edge, {
    width,
    left: true,
    onePage: true,
  });
}

/**
 * Draws a label for the file of the patient of each appointment, one on a page: name, code, year of birth, and the day
 * of the appointment.
 */
export async function drawPatientLabels({ db }: Platform, ids: readonly string[]): Promise<Buffer> {
  const appointments = new Map((await appointmentsWithRefs(db, [...ids])).map((one) => [one.id, one]));
  const { doc, finish } = openPaper({ Title: en.patient, Author: 'Ivuriro' }, label);
  for (const [index, id] of ids.entries()) {
    if (index > 0) doc.addPage();
    drawPatientLabel(doc, appointments.get(id)!);
  }
  return finish();
}

function drawPatientLabel(doc: Doc, { refs, starts_at }: AppointmentWithRefs): void {
  const { patient, hospital, doctor } = refs;
  doc.y = label.edge;
  writeName(doc, patient.full_name);
  doc.y += 3;
  const born = patient.birth_date && en.born(patient.birth_date.slice(0, 4));
  writeSmall(doc, [en.code(patient.user_code), born].filter(Boolean).join('  ·  '), 'bold', 11);
  doc.y += 3;
  writeSmall(doc, dateInWords(dayOf(starts_at)));
  writeSmall(doc, hospital ?? doctor.name, 'regular', 8);
}
