import type { AbsenceOutcome, AbsencePlan, Appointment } from '@ivuriro/contract';
import type { Messages } from './texts.ts';

/** What becomes of one appointment; `colleague` is '' for any who is free. */
export interface Plan {
  plan: AbsencePlan;
  colleague: string;
}
/** An appointment in the absence, its plan, and what became of it. */
export interface AbsenceRow {
  appointment: Appointment;
  plan: Plan;
  outcome: AbsenceOutcome | undefined;
}

/** Whether the row can still be given a plan. */
export const isOpen = ({ outcome }: AbsenceRow): boolean =>
  outcome === undefined || outcome.outcome === 'FAILED' || outcome.outcome === 'OFFERED';

/** Whether sending the row changes something: new times are not offered twice. */
const hasEffect = (row: AbsenceRow): boolean =>
  isOpen(row) && !(row.outcome?.outcome === 'OFFERED' && row.plan.plan === 'OFFER');

const order: readonly AbsencePlan[] = ['CANCEL', 'OFFER', 'MOVE'];

/** 'Cancel 1, offer new times to 2'; '' when no row changes. */
export function effectsOf(rows: readonly AbsenceRow[], t: Messages): string {
  const parts = order.flatMap((plan) => {
    const count = rows.filter((row) => hasEffect(row) && row.plan.plan === plan).length;
    return count > 0 ? [t.effects[plan](count)] : [];
  });
  const sentence = parts.join(', ');
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
}
