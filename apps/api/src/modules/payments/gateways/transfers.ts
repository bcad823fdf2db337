import type { PaymentInfo } from '@ivuriro/contract/wallets';

/** A transfer of money from the platform to a provider. */
export interface TransferOrder {
  /** Our reference of the transfer. When it is sent again, the gateway treats it as the same transfer. */
  reference: string;
  amount: number;
  to: PaymentInfo;
  /** Whether an earlier attempt may have sent the transfer, although its answer was lost. */
  again: boolean;
}

/** The gateway's report about one transfer. */
export interface Transfer {
  status: 'pending' | 'successful' | 'failed';
  transferId: string;
  reference: string;
  amount: number;
  currency: string;
  /** Why the transfer failed, in the words of the gateway. */
  reason: string;
}

/**
 * `refused`: nothing was sent and nothing will be. `unreachable`: the gateway gave no answer, or none that can be
 * understood.
 */
export type TransferVerdict = Transfer | { refused: string } | 'unreachable';

/** How a gateway sends payouts. */
export interface Transfers {
  /** Whether the gateway can send to this account; payouts to other accounts are made by hand. */
  reaches(to: PaymentInfo): boolean;
  send(order: TransferOrder): Promise<TransferVerdict>;
  /** The state of a transfer that the gateway accepted. */
  follow(transferId: string): Promise<Transfer | 'unreachable'>;
}
