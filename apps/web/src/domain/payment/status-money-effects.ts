import type { Appointment } from '@ivuriro/contract';

type Payment = Pick<Appointment['payment'], 'payment_method' | 'payment_status'>;
type Change = {
  from: string;
  to: string;
  /** Whether it has earned before, and would after. */
  earned: boolean;
  earns: boolean;
};
export type MoneyMove = 'refund' | 'nothingPaid' | 'refundStays' | 'cashEarned' | 'earned' | 'unearned';

/** What a change of status does to the money. The server does it, once; this only says it before. */
export function moneyMove({ payment_method, payment_status }: Payment, change: Change): MoneyMove | undefined {
  const { from, to, earned, earns } = change;
  const cash = payment_method === 'CASH';
  const paid = payment_status === 'SUCCESSFUL';
  if (to === 'CANCELLED') return paid && !cash ? 'refund' : 'nothingPaid';
  if (from === 'CANCELLED' && !cash) return 'refundStays';
  if (earns && cash && !paid) return 'cashEarned';
  if (earns && !cash && paid && !earned) return 'earned';
  return earned && !earns ? 'unearned' : undefined;
}
