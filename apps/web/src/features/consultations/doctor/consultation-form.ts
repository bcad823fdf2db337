import type { ConsultationFile } from '@ivuriro/contract';
import type { Api } from '../../../lib/api/contract.ts';
import type { Named } from '../../../ui/search-picker/search-function.ts';

/**
 * A drug of the form. `often` and `long` are values of the API; where the value is Other, the doctor's own text
 * (`ownOften`, `ownLong`) is used instead.
 */
export type DrugLine = Named & { often: string; ownOften: string; long: string; ownLong: string };
export type Form = {
  concern: string;
  assessment: string;
  comment: string;
  diagnoses: Named[];
  drugs: DrugLine[];
  tests: Named[];
  imagings: Named[];
};

export const OTHER = 'Other';
/** The options of the form, as the API spells them. */
export const periodicities = [
  'Once times',
  'Twice times',
  'Three times',
  'Four times',
  'Every two days',
  'Once a month',
  OTHER,
];
export const durations = ['One week', 'Two weeks', 'Three weeks', 'Four weeks', OTHER];

/** The form filled with a saved file, or empty if there is no file. */
export function formOf(file: ConsultationFile | null): Form {
  return {
    concern: file?.patient_concern ?? '',
    assessment: file?.doctor_assessment ?? '',
    comment: file?.comment ?? '',
    diagnoses: file?.provisional_diagnosis ?? [],
    drugs: (file?.drugs ?? []).map(({ drug, periodicity_per_day, for_how_long }) => {
      const [often, ownOften] = chosen(periodicity_per_day, periodicities);
      const [long, ownLong] = chosen(for_how_long, durations);
      return { ...drug, often, ownOften, long, ownLong };
    }),
    tests: (file?.lab_tests ?? []).map(({ id, title }) => ({ id, name: title })),
    imagings: (file?.imagings ?? []).map(({ id, title }) => ({ id, name: title })),
  };
}

const chosen = (text: string, listed: string[]): [string, string] =>
  listed.includes(text) ? [text, ''] : [OTHER, text];

export const newLine = (drug: Named): DrugLine => ({ ...drug, often: '', ownOften: '', long: '', ownLong: '' });

/** Whether no field is filled in; an empty file is not saved. */
export const isEmpty = (form: Form): boolean =>
  Object.values(form).every((part) => (typeof part === 'string' ? part.trim() : part).length === 0);

/**
 * The fields of a drug that are incomplete: `choice` if no option is chosen, `words` if Other is chosen without a text.
 */
export function gapsOf({ often, ownOften, long, ownLong }: DrugLine) {
  return { often: gap(often, ownOften), long: gap(long, ownLong) };
}

function gap(choice: string, own: string): 'choice' | 'words' | undefined {
  if (choice === '') return 'choice';
  return choice === OTHER && own.trim() === '' ? 'words' : undefined;
}

export function bodyOf(appointmentId: string, form: Form): Api['POST /doctor/consultation_file']['body'] {
  return {
    appointment_id: appointmentId,
    patient_concern: form.concern,
    doctor_assessment: form.assessment,
    comment: form.comment,
    drugs: form.drugs.map(({ id, often, ownOften, long, ownLong }) => ({
      drug_id: id,
      periodicity_per_day: often,
      other_periodicity_per_day: ownOften,
      for_how_long: long,
      other_how_long: ownLong,
    })),
    laboratory_test_id: idsOf(form.tests),
    imaging_id: idsOf(form.imagings),
    disease_symptom_id: idsOf(form.diagnoses),
  };
}

const idsOf = (items: Named[]) => items.map(({ id }) => id);
