import type { Appointment } from '@ivuriro/contract';

type Payment = Pick<Appointment['payment'], 'payment_method' | 'payment_status'>;
type Change = {
  from: string;
  to: string;
  /** Whether the provider earns from the payment before (`earned`) and after (`earns`) the change. */
  earned: boolean;
  earns: boolean;
};
export type MoneyMove = 'refund' | 'nothingPaid' | 'refundStays' | 'cashEarned' | 'earned' | 'unearned';

/** The effect of a status change on the money, said before the change; the server makes it happen. */
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
