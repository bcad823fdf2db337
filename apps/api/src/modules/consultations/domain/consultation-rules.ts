import { problem } from '../../../platform/errors.ts';
import { unprintable } from '../../../platform/pdf/letters.ts';
import type { AppointmentBrief } from '../../scheduling/index.ts';
import type { FileContent } from './consultation-form.ts';

/**
 * Refuses an empty file. Each save generates a document with a code for pharmacies, and pressing Save by mistake must
 * neither generate an empty document nor replace a full document by an empty one.
 */
export function refuseEmpty(content: FileContent): void {
  const isEmpty = Object.values(content).every((part) => part.length === 0);
  if (isEmpty)
    throw problem(
      'validation_failed',
      'The consultation file is empty. Write what the patient tells, your assessment or a comment, or add a diagnosis, drug, test or imaging.',
    );
}

/**
 * Refuses characters that the document cannot print, because a character that is missing on paper may change the
 * meaning.
 */
export function refuseUnprintable({ patient_concern, doctor_assessment, comment, drugs }: FileContent): void {
  const texts = [
    patient_concern,
    doctor_assessment,
    comment,
    ...drugs.flatMap((one) => [one.periodicity, one.duration]),
  ];
  const characters = unprintable(texts.join(' '));
  if (characters.length > 0)
    throw problem(
      'validation_failed',
      `The paper cannot print ${characters.slice(0, 10).join(' ')}. Write it in another way; nothing is saved yet.`,
    );
}

export function refuseUnlessBegun({ status }: AppointmentBrief): void {
  if (status === 'PENDING') throw problem('too_early', 'Begin the visit first: set it to ongoing.');
  if (status !== 'ONGOING' && status !== 'COMPLETED')
    throw problem('conflict', `This visit was ${status.toLowerCase()}; it has no consultation file.`);
}
