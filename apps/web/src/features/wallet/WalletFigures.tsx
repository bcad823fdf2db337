import { useState } from 'react';
import { MonthBars } from '../../ui/charts/MonthBars.tsx';
import { useTexts } from '../../lib/language/texts.ts';
import { money, short } from '../../lib/language/money.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { bars } from '../../ui/dialog-icons.ts';
import { figuresOf, type Figure, type WalletSums } from './wallet-figures.ts';
import { texts, type Voice } from './texts.ts';
import css from './wallet.module.css';

type Props = {
  wallet: WalletSums;
  /** Whether the texts speak to the provider who owns the wallet, or to the administrator. */
  voice?: Voice;
};

/**
 * Sums of the ledger, each with an explanation. Each of the four sums with a monthly history can be pressed to open a
 * chart of twelve months.
 */
export function WalletFigures({ wallet, voice = 'own' }: Props) {
  const t = useTexts(texts);
  const [opened, setOpened] = useState<Figure['name'] | null>(null);
  const figures = figuresOf(wallet, voice, t);
  const chart = figures.find(({ name }) => name === opened);
  return (
    <section aria-label={t.figures[voice]} className={css.wallet}>
      <dl className={css.figures}>
        {figures.map(({ name, label, says, amount, waits, months }) => (
          <div key={name} data-waits={waits ? '' : undefined}>
            <dt>
              {months ? (
                <button type="button" aria-haspopup="dialog" onClick={() => setOpened(name)}>
                  {label}
                  <Icon of={bars} size={18} />
                </button>
              ) : (
                label
              )}
            </dt>
            <dd>{money(amount)}</dd>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
      {chart?.months && (
        <Dialog title={chart.label} subtitle={money(chart.amount)} onClose={() => setOpened(null)}>
          <MonthBars
            title={t.lastMonths}
            months={chart.months}
            nothing={t.noMonths}
            say={money}
            brief={short}
            balance={chart.name === 'pending'}
          />
        </Dialog>
      )}
    </section>
  );
}
