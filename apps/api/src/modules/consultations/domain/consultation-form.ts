import type { consultations } from '@ivuriro/contract/consultations';
import { durations, periodicities } from '@ivuriro/contract/consultations';
import type * as z from 'zod';
import { problem } from '../../../platform/errors.ts';

export type ConsultationForm = z.output<NonNullable<(typeof consultations.save)['body']>>;
type DrugLine = NonNullable<ConsultationForm['drugs']>[number];

/** The fields of the form after validation. */
export interface FileContent {
  patient_concern: string;
  doctor_assessment: string;
  comment: string;
  drugs: { drug_id: string; periodicity: string; duration: string }[];
  test_ids: string[];
  imaging_ids: string[];
  symptom_disease_ids: string[];
}

export function readForm(form: ConsultationForm): FileContent {
  return {
    patient_concern: form.patient_concern ?? '',
    doctor_assessment: form.doctor_assessment ?? '',
    comment: form.comment ?? '',
    drugs: (form.drugs ?? []).map((line, index) => readDrugLine(line, index + 1)),
    test_ids: distinct(form.laboratory_test_id),
    imaging_ids: distinct(form.imaging_id),
    symptom_disease_ids: distinct(form.disease_symptom_id),
  };
}

function readDrugLine(line: DrugLine, number: number): FileContent['drugs'][number] {
  const periodicity = listedOrOwn(periodicities, line.periodicity_per_day, line.other_periodicity_per_day);
  if (!periodicity) throw problem('validation_failed', `Say how often drug ${number} is taken.`);
  const duration = listedOrOwn(durations, line.for_how_long, line.other_how_long);
  if (!duration) throw problem('validation_failed', `Say for how long drug ${number} is taken.`);
  return { drug_id: line.drug_id.toLowerCase(), periodicity, duration };
}

/**
 * Returns the chosen value, or the free text when 'Other' or nothing was chosen. Returns undefined when the free text
 * is empty or the chosen value is not listed.
 */
function listedOrOwn(listed: readonly string[], chosen = '', own = ''): string | undefined {
  if (chosen === '' || chosen === 'Other') return own || undefined;
  return listed.includes(chosen) ? chosen : undefined;
}

const distinct = (ids: string[] = []): string[] => [...new Set(ids.map((id) => id.toLowerCase()))];
