import type { PaymentInfo } from '@ivuriro/contract/wallets';
import * as z from 'zod';
import { failure, number } from './flutterwave-answers.ts';
import type { Transfer, TransferOrder, Transfers, TransferVerdict } from './transfers.ts';

type FilterValues = (path: string, body?: unknown) => Promise<unknown>;

const transfer = z.object({
  id: number,
  reference: z.string(),
  amount: z.number().positive(),
  currency: z.string(),
  status: z.string(),
  complete_message: z.string().nullish(),
});
const one = z.object({ status: z.literal('success'), data: transfer });
const many = z.object({ status: z.literal('success'), data: z.array(transfer) });

/**
 * Payouts by Flutterwave v3. In Rwanda it reaches only MTN mobile money; payouts to other accounts are made by hand
 * (decision 023).
 */
export const flutterwaveTransfers = (values: FilterValues): Transfers => ({
  reaches: (to) => to.method === 'MOBILE_MONEY' && /^mtn\b/i.test(to.provider) && msisdnOf(to) !== null,
  async send(order) {
    if (order.again) {
      const found = await sentBefore(values, order);
      if (found) return found;
    }
    return verdictOf(await values('/transfers', orderOf(order)));
  },
  async follow(transferId) {
    const answer = one.safeParse(await values(`/transfers/${encodeURIComponent(transferId)}`));
    return answer.success ? transferOf(answer.data.data) : 'unreachable';
  },
});

const orderOf = ({ reference, amount, to }: TransferOrder) => ({
  account_bank: 'MTN',
  account_number: msisdnOf(to),
  beneficiary_name: to.account_name,
  amount,
  currency: 'RWF',
  debit_currency: 'RWF',
  reference,
  narration: 'Ivuriro payout',
});

/** Converts a phone number of any notation to 2507…; null when it is not a mobile number of Rwanda. */
function msisdnOf({ account_number }: PaymentInfo): string | null {
  const digits = account_number.replaceAll(/\D/g, '');
  return /^(250|0)?7\d{8}$/.test(digits) ? `250${digits.slice(-9)}` : null;
}

/** The transfer with the same reference, when an earlier attempt sent it. */
async function sentBefore(values: FilterValues, { reference }: TransferOrder): Promise<TransferVerdict | undefined> {
  const list = many.safeParse(await values(`/transfers?reference=${encodeURIComponent(reference)}`));
  if (!list.success) return 'unreachable';
  const found = list.data.data.find((sent) => sent.reference === reference);
  return found && transferOf(found);
}

function verdictOf(answer: unknown): TransferVerdict {
  const taken = one.safeParse(answer);
  if (taken.success) return transferOf(taken.data.data);
  const failed = failure.safeParse(answer);
  if (!failed.success) return 'unreachable';
  // Flutterwave has this reference already: the transfer exists, and the next attempt finds it
  return /reference|duplicate|already/i.test(failed.data.message) ? 'unreachable' : { refused: failed.data.message };
}

const transferOf = ({
  id,
  reference,
  amount,
  currency,
  status,
  complete_message,
}: z.output<typeof transfer>): Transfer => ({
  status: statuses[status.toUpperCase()] ?? 'pending',
  transferId: String(id),
  reference,
  amount,
  currency,
  reason: complete_message ?? status,
});
const statuses: Record<string, 'successful' | 'failed'> = { SUCCESSFUL: 'successful', FAILED: 'failed' };
