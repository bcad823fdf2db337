import type { Prescription } from '@ivuriro/contract';
import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api/envelope.ts';
import { givenBy, meanwhileOf } from './DispenseLines.tsx';

const line = (id: string, by: string | null): Prescription['drugs'][number] => ({
  id,
  drug: { id, name: id },
  periodicity_per_day: '',
  for_how_long: '',
  dispensed_at: by && '2026-11-20T08:00:00Z',
  pharmacy: by === null ? null : { id: by, name: by },
});
const paper: Prescription = {
  code: '',
  doctor: { name: '', RMDC_Reg_number: null },
  patient: { full_name: '' },
  created_at: '',
  drugs: [line('a', 'we'), line('b', 'we'), line('c', 'they'), line('d', null)],
};

it('prescription lines are shown as dispensed here only if this pharmacy dispensed all of them', () => {
  const given = [
    ['a', 'b'],
    ['a', 'c'],
    ['a', 'd'],
  ].map((lines) => givenBy('we', paper, lines));
  expect(given).toEqual([true, false, false]);
});

it('the page reads a prescription again if it was changed or dispensed elsewhere, and reports other errors', () => {
  const refused = ['already_dispensed', 'conflict', 'not_published'].map((code) =>
    meanwhileOf(new ApiError(409, { code })),
  );
  expect(refused).toEqual(['taken', 'changed', undefined]);
});
