import * as z from 'zod';
import { endpoint, type Kind } from './endpoint.ts';
import { payee, transaction, wallet } from './wallets.ts';
import { id, money, named, page, paging, picture, search } from './wire.ts';

const person = named.extend({ user_code: z.string() });
const place = person.extend({ primary_picture: picture });
/**
 * The totals of a provider: the amounts that patients paid, that the provider earned, that are owed to the provider,
 * and that were paid out.
 */
const earnings = z.object({
  id,
  doctor: person.extend({ picture }).optional(),
  hospital: place.optional(),
  laboratory: place.optional(),
  pharmacy: place.optional(),
  total_amount_paid: money,
  earned_amount: money,
  pending_transaction: money,
  completed_transaction: money,
});
const platformWallet = wallet.extend({ ivuriro_commission: money });
const everybodys = transaction.extend({
  provider: payee,
  /** The amount that the patient paid above the price. */
  surplus: money,
});

const ofKind = <const K extends Kind>(kind: K) =>
  endpoint(`GET /admin/${kind}-transactions`, {
    who: 'admin',
    permission: 'wallet.read',
    object: 'own',
    audit: 'none',
    query: z.object({ 'text-search': search, ...paging }),
    data: z.object({ transactions: page(earnings), wallet: platformWallet }),
    summary: `The earnings of each ${kind}, those to whom most is owed first. The wallet has the sums over all of them, not only over those that match the search.`,
  });

export const earningsOf = {
  everybody: endpoint('GET /admin/admin-transactions', {
    who: 'admin',
    permission: 'wallet.read',
    object: 'own',
    audit: 'none',
    query: z.object(paging),
    data: z.object({ transactions: page(everybodys), wallet: platformWallet }),
    summary: 'Every payment whose money arrived, newest first, and the sums over all providers.',
  }),
  doctor: ofKind('doctor'),
  hospital: ofKind('hospital'),
  laboratory: ofKind('laboratory'),
  pharmacy: ofKind('pharmacy'),
};
export type Earnings = z.output<typeof earnings>;
export type PlatformWallet = z.output<typeof platformWallet>;
