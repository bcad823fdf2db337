import type { ConsultationFile } from '@ivuriro/contract';
import { expect, it } from 'vitest';
import { bodyOf, formOf, gapsOf, isEmpty, newLine } from './consultation-form.ts';

const file: ConsultationFile = {
  id: '1',
  appointment_id: '2',
  patient_concern: 'Fever',
  doctor_assessment: '38.9',
  lab_tests: [{ id: '3', title: 'Malaria smear' }],
  imagings: [],
  provisional_diagnosis: [{ id: '4', name: 'Malaria' }],
  comment: 'Drink',
  drugs: [
    { drug: { id: '5', name: 'Paracetamol' }, periodicity_per_day: 'Twice times', for_how_long: 'One week' },
    { drug: { id: '6', name: 'Coartem' }, periodicity_per_day: 'Every 12 hours', for_how_long: '3 days' },
  ],
  dispensed: false,
  consultation_file_pdf: 'http://localhost/file.pdf',
  code: 'ABC',
  created_at: '2026-11-20T08:00:00Z',
};

it('a saved consultation file is read into the form and sent unchanged', () => {
  const body = bodyOf('2', formOf(file));
  expect(body.drugs).toEqual([
    {
      drug_id: '5',
      periodicity_per_day: 'Twice times',
      other_periodicity_per_day: '',
      for_how_long: 'One week',
      other_how_long: '',
    },
    {
      drug_id: '6',
      periodicity_per_day: 'Other',
      other_periodicity_per_day: 'Every 12 hours',
      for_how_long: 'Other',
      other_how_long: '3 days',
    },
  ]);
  expect(body).toMatchObject({
    appointment_id: '2',
    patient_concern: 'Fever',
    doctor_assessment: '38.9',
    comment: 'Drink',
    laboratory_test_id: ['3'],
    imaging_id: [],
    disease_symptom_id: ['4'],
  });
});

it('the consultation form counts as empty until a field is filled in', () => {
  expect(isEmpty(formOf(null))).toBe(true);
  expect(isEmpty({ ...formOf(null), comment: ' \n' })).toBe(true);
  expect(isEmpty({ ...formOf(null), comment: 'Rest' })).toBe(false);
  expect(isEmpty({ ...formOf(null), tests: [{ id: '3', name: 'Malaria smear' }] })).toBe(false);
});

it('the consultation form reports the missing fields of a drug', () => {
  const line = newLine({ id: '5', name: 'Paracetamol' });
  expect(gapsOf(line)).toEqual({ often: 'choice', long: 'choice' });
  expect(gapsOf({ ...line, often: 'Other', ownOften: ' ', long: 'One week' })).toEqual({
    often: 'words',
    long: undefined,
  });
});
