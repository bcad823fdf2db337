import { periodicityInWords } from '@ivuriro/contract/consultations';
import { clockText, dayOf, minuteOf } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/pool.ts';
import type { Platform } from '../../platform/platform.ts';
import { specialityNames } from '../catalogue/index.ts';
import { providerRefs, registrationNumberOf } from '../directory/index.ts';
import { patientRefs } from '../identity/index.ts';
import type { AppointmentBrief } from '../scheduling/index.ts';
import type { PaperContent } from './paper/content.ts';
import type { WrittenFile } from './written.ts';

/** A written file and its visit in the words that are printed. */
export async function paperOf(
  db: Db,
  { config }: Platform,
  file: WrittenFile,
  visit: AppointmentBrief,
): Promise<PaperContent> {
  const [patients, providers, specialities, registration] = await Promise.all([
    patientRefs(db, [visit.patient_id], true),
    providerRefs(db, [visit.doctor_id, ...(visit.hospital_id ? [visit.hospital_id] : [])]),
    specialityNames(db, [visit.speciality_id]),
    registrationNumberOf(db, visit.doctor_id),
  ]);
  const patient = patients.get(visit.patient_id)!;
  return {
    code: file.code,
    verifyUrl: `${config.publicUrl}/verify/${file.code}`,
    savedOn: weekdayInWords.format(atNoon(dayOf(file.saved_at))),
    version: file.version,
    patient: {
      name: patient.full_name,
      code: patient.user_code,
      born: patient.birth_date ? dayInWords.format(atNoon(patient.birth_date)) : null,
    },
    doctor: {
      name: providers.get(visit.doctor_id)!.name,
      registration,
      speciality: specialities.get(visit.speciality_id) ?? '',
    },
    visit: {
      code: visit.code,
      day: weekdayInWords.format(atNoon(dayOf(visit.starts_at))),
      time: `${timeOf(visit.starts_at)} – ${timeOf(visit.ends_at)}`,
      place: (visit.hospital_id && providers.get(visit.hospital_id)?.name) || 'Online visit',
    },
    concern: file.patient_concern,
    assessment: file.doctor_assessment,
    diagnosis: file.diagnosis.map(({ name }) => name),
    drugs: file.drugs.map(({ name, periodicity, duration }) => ({
      name,
      often: periodicityInWords[periodicity] ?? periodicity,
      long: duration,
    })),
    tests: file.tests.map(({ name }) => name),
    imagings: file.imagings.map(({ name }) => name),
    comment: file.comment,
  };
}

const timeOf = (instant: Date) => clockText(minuteOf(instant));
// a day of Kigali, wherever the server stands
const atNoon = (day: string) => new Date(`${day}T12:00:00Z`);
const dayParts = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const dayInWords = new Intl.DateTimeFormat('en-GB', dayParts);
const weekdayInWords = new Intl.DateTimeFormat('en-GB', { weekday: 'long', ...dayParts });
