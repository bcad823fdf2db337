import { type ComponentProps, useId } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { ListFoot } from '../../ui/ListFoot.tsx';
import { NothingOnPage } from '../../ui/NothingOnPage.tsx';
import { Empty } from '../../ui/States.tsx';
import { texts, type Voice } from './texts.ts';
import { Transactions } from './Transactions.tsx';
import css from './wallet.module.css';

type Rows = ComponentProps<typeof Transactions>['rows'];
type Props = {
  title: string;
  list: Omit<ComponentProps<typeof ListFoot>['list'], 'data'> & { data: Rows };
  voice: Voice;
  narrow?: boolean;
  busy: boolean;
  csv: () => Promise<string>;
  to: (page: number) => string;
};

/** The payments from which the figures of the wallet are computed. */
export function TransactionHistory({ title, list, voice, narrow, busy, csv, to }: Props) {
  const t = useTexts(texts);
  const heading = useId();
  return (
    <section className={css.panel} aria-labelledby={heading} aria-busy={busy}>
      <h2 id={heading}>{title}</h2>
      {list.data.length === 0 ? (
        <NothingOnPage page={list.current_page} to={to}>
          <Empty title={t.none}>
            <p>{t.noneSays[voice]}</p>
          </Empty>
        </NothingOnPage>
      ) : (
        <>
          <Transactions rows={list.data} voice={voice} narrow={narrow ?? false} />
          <ListFoot list={list} to={to} csv={csv} />
        </>
      )}
    </section>
  );
}
