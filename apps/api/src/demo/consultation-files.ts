import { dayMs } from '../platform/clock.ts';
import { documentContent } from '../modules/consultations/presenters/document-content.ts';
import { drawDocument } from '../modules/consultations/document/document.ts';
import type { AppointmentBrief } from '../modules/scheduling/index.ts';
import type { Db } from '../platform/db/pool.ts';
import type { Platform } from '../platform/platform.ts';
import { paymentId } from './appointments.ts';
import { type Catalogue, drugOf, named } from './catalogue.ts';
import { put } from './put.ts';
import { demoCode, demoId } from './seed.ts';
import type { Case } from './source.ts';
import type { DemoAppointment } from './draw-appointments.ts';

const general: Case = {
  disease: '',
  reason: '',
  concern: 'Came for a control and brought questions about earlier results.',
  assessment: 'General state good, nothing that needs treatment today.',
  comment: 'Keep moving, eat colourful food, sleep enough. Come back when something changes.',
  drugs: [],
  tests: [],
  imagings: [],
};

/** Makes the consultation files of the completed appointments that have one. */
export const drawFiles = (appointments: DemoAppointment[], catalogue: Catalogue, now: Date): DemoFile[] =>
  appointments
    .filter((appointment, index) => isWritten(appointment, index, now))
    .map((appointment) => writtenIn(appointment, appointment.case ?? general, catalogue));

/** Inserts each consultation file with its PDF. */
export async function putConsultationFiles(
  platform: Platform,
  db: Db,
  files: DemoFile[],
  catalogue: Catalogue,
): Promise<void> {
  const papers = await storePapers(platform, db, files, catalogue);
  const row = ({ id, visit: appointment, code, pdfId, ...file }: DemoFile) => ({
    id,
    appointment_id: appointment.id,
    code,
    patient_concern: file.case.concern,
    doctor_assessment: file.case.assessment,
    comment: file.case.comment,
    pdf_file_id: pdfId,
    first_saved_at: appointment.changedAt,
    saved_at: appointment.changedAt,
  });
  await put(db, 'private_file', papers);
  await put(db, 'consultation_file', files.map(row));
  await put(
    db,
    'consultation_file_version',
    files.map((file) => ({
      consultation_file_id: file.id,
      version: 1,
      content: contentOf(file) as never,
      pdf_file_id: file.pdfId,
      saved_at: file.visit.changedAt,
    })),
  );
  await put(
    db,
    'prescribed_drug',
    files.flatMap((file) =>
      file.drugs.map(({ id: drug_id, name, periodicity, duration }, position) => ({
        id: demoId('line', file.id, position),
        consultation_file_id: file.id,
        position,
        drug_id,
        name,
        periodicity,
        duration,
      })),
    ),
  );
  const of = (file: DemoFile) => ({ consultation_file_id: file.id });
  await put(
    db,
    'requested_test',
    files.flatMap((file) => file.tests.map(({ id, name }) => ({ ...of(file), test_id: id, name }))),
  );
  await put(
    db,
    'requested_imaging',
    files.flatMap((file) => file.imagings.map(({ id, name }) => ({ ...of(file), imaging_id: id, name }))),
  );
  await put(
    db,
    'provisional_diagnosis',
    files.flatMap((file) => file.diagnosis.map(({ id, name }) => ({ ...of(file), symptom_disease_id: id, name }))),
  );
}

// Whether the demo has a consultation file for this appointment. Drawing PDFs takes a while, so the demo's patient has
// one for each completed appointment, the demo's doctor for those of the last 90 days, and everybody else for one
// appointment in nine.
function isWritten({ status, patient, doctor, endsAt }: DemoAppointment, index: number, now: Date): boolean {
  if (status !== 'COMPLETED') return false;
  const isRecent = endsAt.getTime() > now.getTime() - 90 * dayMs;
  return (
    patient.email === 'patient@ivuriro.test' || (doctor.email === 'doctor@ivuriro.test' ? isRecent : index % 9 === 0)
  );
}

function writtenIn(appointment: DemoAppointment, written: Case, catalogue: Catalogue) {
  return {
    id: demoId('file', appointment.id),
    code: demoCode(12, 'file', appointment.id),
    pdfId: demoId('paper', appointment.id),
    visit: appointment,
    case: written,
    drugs: written.drugs.map((line) => {
      const { id, name } = drugOf(catalogue, line);
      return { id, name, periodicity: line.periodicity, duration: line.duration };
    }),
    tests: itemsOf(catalogue.tests, written.tests),
    imagings: itemsOf(catalogue.imagings, written.imagings),
    diagnosis: itemsOf(catalogue.diseases, written.disease ? [written.disease] : []),
  };
}
const itemsOf = (list: Map<string, string>, names: string[]) => names.map((name) => ({ id: named(list, name), name }));
export type DemoFile = ReturnType<typeof writtenIn>;

const contentOf = ({ case: { concern, assessment, comment }, drugs, tests, imagings, diagnosis }: DemoFile) => ({
  patient_concern: concern,
  doctor_assessment: assessment,
  comment,
  drugs,
  tests,
  imagings,
  diagnosis,
});

async function storePapers(platform: Platform, db: Db, files: DemoFile[], catalogue: Catalogue) {
  const rows = [];
  for (const file of files) {
    const { visit: appointment } = file;
    const written = {
      id: file.id,
      appointment_id: appointment.id,
      code: file.code,
      version: 1,
      ...contentOf(file),
      dispensed: false,
      pdf_file_id: null,
      first_saved_at: appointment.changedAt,
      saved_at: appointment.changedAt,
    };
    const bytes = await drawDocument(
      await documentContent(db, platform, written, briefOf(appointment, catalogue)),
      appointment.changedAt,
    );
    const storage_key = `private/${file.pdfId}`;
    await platform.storage.put(storage_key, bytes, 'application/pdf');
    rows.push({
      id: file.pdfId,
      storage_key,
      name: `consultation-file-${file.code}.pdf`,
      content_type: 'application/pdf',
      bytes: bytes.length,
      uploaded_by: appointment.doctor.id,
      created_at: appointment.changedAt,
    });
  }
  return rows;
}

const briefOf = (appointment: DemoAppointment, catalogue: Catalogue): AppointmentBrief => ({
  id: appointment.id,
  code: appointment.code,
  patient_id: appointment.patient.id,
  doctor_id: appointment.doctor.id,
  hospital_id: appointment.hospital?.id ?? null,
  speciality_id: named(catalogue.specialities, appointment.speciality),
  consultation_type: appointment.hospital ? 'PHYSICAL' : 'ONLINE',
  status: appointment.status,
  missed_by_sweeper_at: null,
  starts_at: appointment.startsAt,
  ends_at: appointment.endsAt,
  payment_id: paymentId(appointment),
  refund_rule: [],
});
