import { withoutPrescription, type Draft } from './draft.ts';

export type Field = 'items' | 'prescription' | 'province' | 'district' | 'sector' | 'cell' | 'house_street_no';
type Rule = { field: Field; holds: (draft: Draft) => boolean };
type Checked = 1 | 2;

const level = (field: 'province' | 'district' | 'sector' | 'cell'): Rule => ({
  field,
  holds: ({ collect, where }) => collect || where[field] !== undefined,
});

const steps: Record<Checked, Rule[]> = {
  1: [
    { field: 'items', holds: ({ items }) => items.length > 0 },
    {
      field: 'prescription',
      holds: (draft) => draft.fileNames.length > 0 || withoutPrescription(draft).length === 0,
    },
  ],
  2: [
    level('province'),
    level('district'),
    level('sector'),
    level('cell'),
    { field: 'house_street_no', holds: ({ collect, house }) => collect || house.trim() !== '' },
  ],
};

/** Only the first thing that is missing is said; null when the step is complete. */
export function firstMissing(draft: Draft, step: Checked): Field | null {
  return steps[step].find((rule) => !rule.holds(draft))?.field ?? null;
}

/** The first step that is not complete: nobody is led past it, whatever a kept draft says. */
export function furthestStep(draft: Draft): Draft['step'] {
  if (firstMissing(draft, 1)) return 1;
  return firstMissing(draft, 2) ? 2 : 3;
}
