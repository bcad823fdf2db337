import { periodicityInWords } from '@ivuriro/contract/consultations';
import { clockOf, dayOf, kigaliClock } from '../../../platform/clock.ts';
import { dateInWords, dayInWords } from '../../../platform/date-words.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { Platform } from '../../../platform/platform.ts';
import { specialityNames } from '../../catalogue/index.ts';
import { providerRefs, registrationNumberOf } from '../../providers/index.ts';
import { patientRefs } from '../../identity/index.ts';
import type { AppointmentBrief } from '../../scheduling/index.ts';
import type { DocumentContent } from '../document/content.ts';
import type { WholeFile } from '../queries/consultations.queries.ts';

/** `20 November 1980`, or the year alone when no more is known. */
const bornInWords = (birth: string): string => (birth.length === 4 ? birth : dateInWords(birth));

/** Reads everything that the printed document contains about a consultation file and its appointment. */
export async function documentContent(
  db: Db,
  { config }: Platform,
  file: WholeFile,
  appointment: AppointmentBrief,
): Promise<DocumentContent> {
  const [patients, providers, specialities, registration] = await Promise.all([
    patientRefs(db, [appointment.patient_id], true),
    providerRefs(db, [appointment.doctor_id, ...(appointment.hospital_id ? [appointment.hospital_id] : [])]),
    specialityNames(db, [appointment.speciality_id]),
    registrationNumberOf(db, appointment.doctor_id),
  ]);
  const patient = patients.get(appointment.patient_id)!;
  return {
    code: file.code,
    verifyUrl: `${config.publicUrl}/verify/${file.code}`,
    savedOn: dayInWords(dayOf(file.saved_at)),
    version: file.version,
    patient: {
      name: patient.full_name,
      code: patient.user_code,
      born: patient.birth_date ? bornInWords(patient.birth_date) : null,
    },
    doctor: {
      name: providers.get(appointment.doctor_id)!.name,
      registration,
      speciality: specialities.get(appointment.speciality_id) ?? '',
    },
    appointment: {
      code: appointment.code,
      day: dayInWords(dayOf(appointment.starts_at)),
      time: `${clockOf(appointment.starts_at)} – ${kigaliClock(appointment.ends_at)}`,
      place: (appointment.hospital_id && providers.get(appointment.hospital_id)?.name) || 'Online visit',
    },
    concern: file.patient_concern,
    assessment: file.doctor_assessment,
    diagnosis: file.diagnosis.map(({ name }) => name),
    drugs: file.drugs.map(({ name, periodicity, duration }) => ({
      name,
      often: periodicityInWords.get(periodicity) ?? periodicity,
      long: duration,
    })),
    tests: file.tests.map(({ name }) => name),
    imagings: file.imagings.map(({ name }) => name),
    comment: file.comment,
  };
}
