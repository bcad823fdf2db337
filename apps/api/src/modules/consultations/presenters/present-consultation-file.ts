import type { ConsultationFile } from '@ivuriro/contract/appointment-shapes';
import type { Platform } from '../../../platform/platform.ts';
import { signedAddress } from '../../files/index.ts';
import type { WholeFile } from '../queries/consultations.queries.ts';

export function present(
  file: WholeFile,
  platform: Platform,
  viewer: { accountId: string; patientId: string },
): ConsultationFile {
  const titled = ({ id, name }: { id: string; name: string }) => ({ id, title: name });
  return {
    id: file.id,
    appointment_id: file.appointment_id,
    patient_concern: file.patient_concern,
    doctor_assessment: file.doctor_assessment,
    lab_tests: file.tests.map(titled),
    imagings: file.imagings.map(titled),
    provisional_diagnosis: file.diagnosis,
    comment: file.comment,
    drugs: file.drugs.map(({ id, name, periodicity, duration }) => ({
      drug: { id, name },
      periodicity_per_day: periodicity,
      for_how_long: duration,
    })),
    dispensed: file.dispensed,
    // `pdf_file_id` is always set, because one transaction creates the file and its document
    consultation_file_pdf: signedAddress(platform, file.pdf_file_id!, {
      ...viewer,
      object: `consultation_file:${file.id}`,
    }),
    code: file.code,
    created_at: file.first_saved_at.toISOString(),
  };
}
