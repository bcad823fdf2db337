import type { PaymentInfo } from '@ivuriro/contract/payments';

/** Money that leaves us for a provider. */
export interface TransferOrder {
  /** Our reference: sent again, it is the same transfer. */
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

/** `refused`: nothing was sent and nothing will be. `unreachable`: no answer, or none that we understand. */
export type TransferVerdict = Transfer | { refused: string } | 'unreachable';

/** How a gateway sends payouts. */
export interface Transfers {
  /** Whether it can send to this account; payouts to others are made by hand. */
  reaches(to: PaymentInfo): boolean;
  send(order: TransferOrder): Promise<TransferVerdict>;
  /** The state of a transfer that it accepted. */
  follow(transferId: string): Promise<Transfer | 'unreachable'>;
}
