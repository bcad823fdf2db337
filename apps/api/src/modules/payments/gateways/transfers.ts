import type { PaymentInfo } from '@ivuriro/contract/payments';

/** Money that leaves us for a provider. */
export interface TransferOrder {
  /** Ours: the same reference is the same transfer, however often it is sent. */
  reference: string;
  amount: number;
  to: PaymentInfo;
  /** It was sent before and the answer is not known. */
  again: boolean;
}

/** What the gateway says of one transfer. */
export interface Transfer {
  status: 'pending' | 'successful' | 'failed';
  transferId: string;
  reference: string;
  amount: number;
  currency: string;
  /** Why it failed, in its words. */
  reason: string;
}

/** `refused`: nothing was sent and nothing will be. `unreachable`: it did not say, or not in words that we understand. */
export type TransferVerdict = Transfer | { refused: string } | 'unreachable';

/** Who can carry payouts. */
export interface Transfers {
  /** Whether it reaches this purse or account; what it does not reach is paid by hand. */
  reaches(to: PaymentInfo): boolean;
  send(order: TransferOrder): Promise<TransferVerdict>;
  /** What became of one that it took; never `refused`. */
  follow(transferId: string): Promise<Transfer | 'unreachable'>;
}
