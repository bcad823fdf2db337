import { type Kind, kinds } from '@ivuriro/contract/endpoint';
import type { Earnings, PlatformWallet } from '@ivuriro/contract/earnings';
import type { Db } from '../../../platform/db/pool.ts';
import type { Call, OwnedCall } from '../../../platform/http/call.ts';
import { pageOf, type Paging, windowOf } from '../../../platform/http/paging.ts';
import type { Actor } from '../../../platform/session.ts';
import { deletedAmong, type ProviderRef, providerRefs } from '../../providers/index.ts';
import { presentTransaction, walletOf } from './wallet.ts';
import { findCaptured, findWallets, type WalletRow } from './wallet.queries.ts';

/** A provider's payments, newest first, and the sums of the wallet. */
export async function ownTransactions(call: OwnedCall<unknown, Paging, unknown>) {
  const { owner, db, query, now } = call;
  const [provider, { wallet, payments }, rows] = await Promise.all([
    readPayee(db, owner.id),
    walletOf(db, { owner: owner.id }, now),
    findCaptured(db, owner.id, windowOf(query)),
  ]);
  return { provider, transactions: pageOf(call, query, payments, rows.map(presentTransaction)), wallet };
}

type ListCall = Call<Actor<'admin'>, unknown, Paging & { 'text-search'?: string | undefined }>;

/** All payments, and the sums over all wallets. */
export async function everybodysTransactions(call: ListCall) {
  const { db, query } = call;
  const [{ wallet, payments }, rows] = await Promise.all([
    platformWallet(call, kinds),
    findCaptured(db, null, windowOf(query)),
  ]);
  const transactions = rows.map((row) => ({
    ...presentTransaction(row),
    provider: payeeOf(row.payee),
    surplus: row.surplus,
  }));
  return { transactions: pageOf(call, query, payments, transactions), wallet };
}

/** One page of the earnings of the providers of a kind, and the sums of all providers of that kind. */
export const earningsOfKind = (kind: Kind) => async (call: ListCall) => {
  const { db, query } = call;
  const [{ wallet }, { total, rows }] = await Promise.all([
    platformWallet(call, [kind]),
    findWallets(db, kind, query['text-search'], windowOf(query)),
  ]);
  return { transactions: pageOf(call, query, total, await presentEarnings(db, kind, rows)), wallet };
};

async function platformWallet({ db, now }: ListCall, of: readonly Kind[]) {
  const { wallet, commission, payments } = await walletOf(db, { kinds: of }, now);
  return { wallet: { ...wallet, ivuriro_commission: commission } satisfies PlatformWallet, payments };
}

export const payeeOf = ({ id, name, user_code, picture, kind }: ProviderRef) => ({
  id,
  name,
  user_code,
  picture,
  kind,
});

/** The provider who owns a wallet, even when the provider was deleted. */
async function readPayee(db: Db, id: string) {
  const [refs, deleted] = await Promise.all([providerRefs(db, [id]), deletedAmong(db, [id])]);
  return { ...payeeOf(refs.get(id)!), is_deleted: deleted.has(id) };
}

async function presentEarnings(db: Db, kind: Kind, rows: WalletRow[]): Promise<Earnings[]> {
  const payees = await providerRefs(
    db,
    rows.map((row) => row.owner_id),
  );
  return rows.map((row) => {
    const { id, name, user_code, picture } = payees.get(row.owner_id)!;
    const shown = { id, name, user_code };
    return {
      id,
      ...(kind === 'doctor' ? { doctor: { ...shown, picture } } : { [kind]: { ...shown, primary_picture: picture } }),
      total_amount_paid: row.paid,
      earned_amount: row.revenue,
      pending_transaction: row.pending,
      completed_transaction: row.completed,
    };
  });
}
