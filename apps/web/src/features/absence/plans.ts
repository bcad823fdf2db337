import type { AbsenceOutcome, AbsencePlan, Appointment } from '@ivuriro/contract';
import type { Messages } from './texts.ts';

/** The plan for one appointment; `colleague` is '' for any colleague who is free. */
export interface Plan {
  plan: AbsencePlan;
  colleague: string;
}
/** An appointment in the absence, its plan, and the result of that plan once it was sent. */
export interface AbsenceRow {
  appointment: Appointment;
  plan: Plan;
  outcome: AbsenceOutcome | undefined;
}

/** Whether the appointment can still be given a plan. */
export const isOpen = ({ outcome }: AbsenceRow): boolean =>
  outcome === undefined || outcome.outcome === 'FAILED' || outcome.outcome === 'OFFERED';

/** Whether sending the plan of the row changes anything: new times that were offered already are not offered again. */
const hasEffect = (row: AbsenceRow): boolean =>
  isOpen(row) && !(row.outcome?.outcome === 'OFFERED' && row.plan.plan === 'OFFER');

const order: readonly AbsencePlan[] = ['CANCEL', 'OFFER', 'MOVE'];

/** The label of the button: 'Cancel 1, offer new times to 2'; '' when no plan changes anything. */
export function effectsOf(rows: readonly AbsenceRow[], t: Messages): string {
  const parts = order.flatMap((plan) => {
    const count = rows.filter((row) => hasEffect(row) && row.plan.plan === plan).length;
    return count > 0 ? [t.effects[plan](count)] : [];
  });
  const sentence = parts.join(', ');
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
}
