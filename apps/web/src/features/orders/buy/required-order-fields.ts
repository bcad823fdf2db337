import { stepRules, type Rule } from '../../../domain/purchase/step-rules.ts';
import { withoutPrescription, type Draft } from './draft.ts';

export type Field = 'items' | 'prescription' | 'province' | 'district' | 'sector' | 'cell' | 'house_street_no';

const level = (field: 'province' | 'district' | 'sector' | 'cell'): Rule<Draft, Field> => ({
  field,
  holds: ({ collect, where }) => collect || where[field] !== undefined,
});

export const { firstMissing, furthestStep } = stepRules<Draft, Field>({
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
});
