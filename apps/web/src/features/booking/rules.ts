import type { Draft } from './draft.ts';

export type Field = 'service' | 'hospital' | 'doctor' | 'insurance' | 'reason' | 'date' | 'start' | 'end';
type Rule = { field: Field; holds: (draft: Draft) => boolean };

type Checked = 1 | 2;
const steps: Record<Checked, Rule[]> = {
  1: [
    { field: 'service', holds: (draft) => draft.service !== '' },
    { field: 'hospital', holds: (draft) => draft.type === 'ONLINE' || draft.hospital !== '' },
    { field: 'doctor', holds: (draft) => draft.type === 'PHYSICAL' || draft.doctor !== '' },
    { field: 'insurance', holds: (draft) => draft.insurance !== '' },
    { field: 'reason', holds: (draft) => draft.reason.trim() !== '' },
  ],
  2: [
    { field: 'date', holds: ({ slot }) => Boolean(slot?.date) },
    { field: 'start', holds: ({ slot }) => Boolean(slot?.time) },
    { field: 'end', holds: ({ slot }) => Boolean(slot?.end_time) },
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
