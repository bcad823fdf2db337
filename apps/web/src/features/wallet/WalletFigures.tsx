import type { Api } from '../../shared/api/contract.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { money } from '../../shared/i18n/money.ts';
import { messages } from './messages.ts';
import css from './wallet.module.css';

type Figures = Api['GET /doctor/transactions']['data']['wallet'];

/** Four sums of the ledger, each with what it means. Below zero the wait for a payout is a debt. */
export function WalletFigures({ wallet }: { wallet: Figures }) {
  const t = useMessages(messages);
  const owes = wallet.amount_pending < 0;
  const items = [
    { label: t.paid, says: t.paidSays, amount: wallet.amount_paid },
    { label: t.revenue, says: t.revenueSays, amount: wallet.total_revenue },
    {
      label: owes ? t.owed : t.pending,
      says: owes ? t.owedSays : t.pendingSays,
      amount: Math.abs(wallet.amount_pending),
      waits: wallet.amount_pending !== 0,
    },
    { label: t.completed, says: t.completedSays, amount: wallet.amount_completed },
  ];
  return (
    <section aria-label={t.figures}>
      <dl className={css.figures}>
        {items.map(({ label, says, amount, waits }) => (
          <div key={label} data-waits={waits ? '' : undefined}>
            <dt>{label}</dt>
            <dd>{money(amount)}</dd>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
