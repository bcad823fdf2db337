import { dayMs } from '../platform/clock.ts';
import { paperOf } from '../modules/consultations/paper-of.ts';
import { drawPaper } from '../modules/consultations/paper/paper.ts';
import type { AppointmentBrief } from '../modules/scheduling/index.ts';
import type { Db } from '../platform/db/pool.ts';
import type { Platform } from '../platform/platform.ts';
import { paymentId } from './appointments.ts';
import { type Catalogue, drugOf, named } from './catalogue.ts';
import { put } from './put.ts';
import { demoCode, demoId } from './seed.ts';
import type { Case } from './source.ts';
import type { DemoVisit } from './visits.ts';

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

/** What the doctors wrote in the visits that were completed. */
export const drawFiles = (visits: DemoVisit[], catalogue: Catalogue, now: Date): Written[] =>
  visits
    .filter((visit, index) => isWritten(visit, index, now))
    .map((visit) => writtenIn(visit, visit.case ?? general, catalogue));

/** Each file with its paper. */
export async function putConsultationFiles(
  platform: Platform,
  db: Db,
  files: Written[],
  catalogue: Catalogue,
): Promise<void> {
  const papers = await storePapers(platform, db, files, catalogue);
  const row = ({ id, visit, code, pdfId, ...file }: Written) => ({
    id,
    appointment_id: visit.id,
    code,
    patient_concern: file.case.concern,
    doctor_assessment: file.case.assessment,
    comment: file.case.comment,
    pdf_file_id: pdfId,
    first_saved_at: visit.changedAt,
    saved_at: visit.changedAt,
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
  const of = (file: Written) => ({ consultation_file_id: file.id });
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

// To draw a paper takes a while: all of the demo's patient, the last season of the demo's doctor, some of the others.
function isWritten({ status, patient, doctor, endsAt }: DemoVisit, index: number, now: Date): boolean {
  if (status !== 'COMPLETED') return false;
  const isRecent = endsAt.getTime() > now.getTime() - 90 * dayMs;
  return (
    patient.email === 'patient@ivuriro.test' || (doctor.email === 'doctor@ivuriro.test' ? isRecent : index % 9 === 0)
  );
}

function writtenIn(visit: DemoVisit, written: Case, catalogue: Catalogue) {
  return {
    id: demoId('file', visit.id),
    code: demoCode(12, 'file', visit.id),
    pdfId: demoId('paper', visit.id),
    visit,
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
export type Written = ReturnType<typeof writtenIn>;

const contentOf = ({ case: { concern, assessment, comment }, drugs, tests, imagings, diagnosis }: Written) => ({
  patient_concern: concern,
  doctor_assessment: assessment,
  comment,
  drugs,
  tests,
  imagings,
  diagnosis,
});

async function storePapers(platform: Platform, db: Db, files: Written[], catalogue: Catalogue) {
  const rows = [];
  for (const file of files) {
    const { visit } = file;
    const written = {
      id: file.id,
      appointment_id: visit.id,
      code: file.code,
      version: 1,
      ...contentOf(file),
      dispensed: false,
      pdf_file_id: null,
      first_saved_at: visit.changedAt,
      saved_at: visit.changedAt,
    };
    const bytes = await drawPaper(await paperOf(db, platform, written, briefOf(visit, catalogue)), visit.changedAt);
    const storage_key = `private/${file.pdfId}`;
    await platform.storage.put(storage_key, bytes, 'application/pdf');
    rows.push({
      id: file.pdfId,
      storage_key,
      name: `consultation-file-${file.code}.pdf`,
      content_type: 'application/pdf',
      bytes: bytes.length,
      uploaded_by: visit.doctor.id,
      created_at: visit.changedAt,
    });
  }
  return rows;
}

const briefOf = (visit: DemoVisit, catalogue: Catalogue): AppointmentBrief => ({
  id: visit.id,
  code: visit.code,
  patient_id: visit.patient.id,
  doctor_id: visit.doctor.id,
  hospital_id: visit.hospital?.id ?? null,
  speciality_id: named(catalogue.specialities, visit.speciality),
  consultation_type: visit.hospital ? 'PHYSICAL' : 'ONLINE',
  status: visit.status,
  missed_by_sweeper_at: null,
  starts_at: visit.startsAt,
  ends_at: visit.endsAt,
  payment_id: paymentId(visit),
});
