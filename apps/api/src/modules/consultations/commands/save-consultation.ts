import { fileOpenHours } from '@ivuriro/contract/consultations';
import { hourMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { type Call, Reply } from '../../../platform/http/call.ts';
import { emit } from '../../../platform/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Actor } from '../../../platform/session.ts';
import { drugNames, imagingTitles, symptomDiseaseNames, testTitles } from '../../catalogue/index.ts';
import { storePrivateBytes } from '../../files/index.ts';
import { appointmentKept } from '../../scheduling/index.ts';
import { beginFile, type FileRow, lockFile, wasDispensed } from '../queries/consultations.queries.ts';
import { keepVersion, replaceContent } from '../queries/consultation-content.queries.ts';
import { consultationFileSaved } from '../events.ts';
import { type ConsultationForm, type FileContent, readForm } from '../domain/consultation-form.ts';
import { documentContent } from '../presenters/document-content.ts';
import { drawDocument } from '../document/document.ts';
import { filesOf } from '../queries/read-consultation-files.ts';
import { wholeFiles } from '../queries/whole-consultation-files.ts';
import { refuseEmpty, refuseUnprintable, refuseUnlessBegun } from '../domain/consultation-rules.ts';

/**
 * Saves the consultation file of an appointment for its doctor. Answers 201 the first time, and 200 for a new version.
 */
export async function saveConsultation(call: Call<Actor<'doctor'>, unknown, unknown, ConsultationForm>) {
  const { actor, body, db, now, platform, transact } = call;
  const content = readForm(body);
  refuseEmpty(content);
  refuseUnprintable(content);
  const replaced = await transact((trx) => saveFile(platform, trx, body.appointment_id, content, now));
  const [file] = (await filesOf(db, platform, [body.appointment_id], { accountId: actor.id })).values();
  return new Reply(file!, replaced ? 200 : 201);
}

/**
 * Stores the consultation file of an appointment and its document, or a new version of both. Returns true when the file
 * existed already.
 */
async function saveFile(
  platform: Platform,
  trx: Db,
  appointmentId: string,
  content: FileContent,
  now: Date,
): Promise<boolean> {
  const appointment = await appointmentKept(trx, appointmentId);
  if (!appointment) throw problem('not_found');
  refuseUnlessBegun(appointment);
  await refuseOutsideCatalogue(trx, content);
  const begun = await beginFile(trx, appointment.id, now);
  const file = begun ?? (await nextVersion(trx, appointment.id, now));
  const [before] = begun ? [] : await wholeFiles(trx, [appointment.id]);
  await replaceContent(trx, file, content, before);
  const [written] = await wholeFiles(trx, [appointment.id]);
  const bytes = await drawDocument(await documentContent(trx, platform, written!, appointment), now);
  const name = `consultation-file-${file.code}.pdf`;
  const pdf = { name, contentType: 'application/pdf', bytes };
  await keepVersion(trx, written!, await storePrivateBytes(platform, trx, pdf, appointment.doctor_id));
  await emit(trx, consultationFileSaved, { consultation_file_id: file.id, appointment_id: appointment.id });
  return !begun;
}

async function refuseOutsideCatalogue(db: Db, content: FileContent): Promise<void> {
  const drugIds = [...new Set(content.drugs.map((line) => line.drug_id))];
  const [drugs, tests, imagings, diagnoses] = await Promise.all([
    drugNames(db, drugIds),
    testTitles(db, content.test_ids),
    imagingTitles(db, content.imaging_ids),
    symptomDiseaseNames(db, content.symptom_disease_ids),
  ]);
  const wrong = [
    drugs.size < drugIds.length && 'A drug is not in the catalogue.',
    tests.size < content.test_ids.length && 'A laboratory test is not in the catalogue.',
    imagings.size < content.imaging_ids.length && 'An imaging is not in the catalogue.',
    diagnoses.size < content.symptom_disease_ids.length && 'A diagnosis is not in the catalogue.',
  ].filter((sentence) => sentence !== false);
  if (wrong.length > 0) throw problem('validation_failed', ...wrong);
}

async function nextVersion(trx: Db, appointmentId: string, now: Date): Promise<FileRow> {
  const file = await lockFile(trx, appointmentId);
  if (now.getTime() - file.first_saved_at.getTime() > fileOpenHours * hourMs)
    throw problem('file_closed', `The file can be changed for ${fileOpenHours} hours after it was first saved.`);
  if (await wasDispensed(trx, file.id))
    throw problem('file_closed', 'A pharmacy has dispensed from this file; it can no longer be changed.');
  return { ...file, version: file.version + 1, saved_at: now };
}
