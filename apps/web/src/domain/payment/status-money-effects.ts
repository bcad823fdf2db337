import type { Appointment } from '@ivuriro/contract';

type Payment = Pick<Appointment['payment'], 'payment_method' | 'payment_status' | 'receipt_number'>;
type Change = {
  from: string;
  to: string;
  /**
   * Whether the provider earns the payment in the status before the change (`earned`) and in the status after it
   * (`earns`).
   */
  earned: boolean;
  earns: boolean;
};
export type MoneyMove =
  | 'refund'
  | 'cashBack'
  | 'nothingPaid'
  | 'refundStays'
  | 'cashEarned'
  | 'cashTaken'
  | 'earned'
  | 'unearned';

/**
 * The effect of a status change on the payment. The page shows the effect before the change; the server carries it out.
 */
export function moneyMove(
  { payment_method, payment_status, receipt_number }: Payment,
  change: Change,
): MoneyMove | undefined {
  const { from, to, earned, earns } = change;
  const cash = payment_method === 'CASH';
  const paid = payment_status === 'SUCCESSFUL';
  if (to === 'CANCELLED' && receipt_number) return 'cashBack';
  if (to === 'CANCELLED') return paid && !cash ? 'refund' : 'nothingPaid';
  if (from === 'CANCELLED' && !cash) return 'refundStays';
  if (earns && cash && receipt_number && !earned) return 'cashTaken';
  if (earns && cash && !receipt_number && !paid) return 'cashEarned';
  if (earns && !cash && paid && !earned) return 'earned';
  return earned && !earns ? 'unearned' : undefined;
}
