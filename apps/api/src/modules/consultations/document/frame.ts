import { drawFrames as drawPaperFrames } from '../../../platform/pdf/paper-frames.ts';
import { drawPaperHead } from '../../../platform/pdf/paper-head.ts';
import { type DocumentContent, registrationOf } from './content.ts';

type Doc = PDFKit.PDFDocument;

/**
 * Draws the head of the first page: patient, doctor, appointment, and the code by which anybody can check that the
 * document is genuine. The next section begins below the head.
 */
export function drawHead(doc: Doc, { code, verifyUrl, patient, doctor, appointment }: DocumentContent): void {
  drawPaperHead(doc, {
    title: 'Consultation file',
    code,
    codeSays: 'Scan, or check this code',
    qr: verifyUrl,
    facts: [
      ['Patient', patient.name, [`Code ${patient.code}`, patient.born && `Born ${patient.born}`]],
      ['Doctor', doctor.name, [registrationOf(doctor.registration), doctor.speciality]],
      ['Visit', appointment.day, [appointment.time, appointment.place, `No. ${appointment.code}`]],
    ],
  });
}

export const drawFrames = (doc: Doc, { code, patient, verifyUrl, savedOn, version }: DocumentContent): void =>
  drawPaperFrames(doc, {
    foot: `${verifyUrl}  ·  saved on ${savedOn}${version > 1 ? `  ·  version ${version}` : ''}`,
    name: patient.name,
    title: `Consultation file ${code}`,
  });
