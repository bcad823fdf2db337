import { stepRules } from '../../../domain/purchase/step-rules.ts';
import type { Draft } from './draft.ts';

export type Field = 'service' | 'hospital' | 'doctor' | 'insurance' | 'reason' | 'date' | 'start' | 'end';

export const { firstMissing, furthestStep } = stepRules<Draft, Field>({
  1: [
    { field: 'service', holds: (draft) => draft.service !== '' },
    { field: 'hospital', holds: (draft) => draft.type === 'ONLINE' || draft.hospital !== '' },
    { field: 'doctor', holds: (draft) => draft.type === 'PHYSICAL' || draft.doctor !== '' },
    { field: 'insurance', holds: (draft) => draft.type === 'ONLINE' || draft.insurance !== '' },
    { field: 'reason', holds: (draft) => draft.reason.trim() !== '' },
  ],
  2: [
    { field: 'date', holds: ({ slot }) => Boolean(slot?.date) },
    { field: 'start', holds: ({ slot }) => Boolean(slot?.time) },
    { field: 'end', holds: ({ slot }) => Boolean(slot?.end_time) },
  ],
});
