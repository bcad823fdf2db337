import type { ReactNode } from 'react';
import { MonthBars } from '../../ui/charts/MonthBars.tsx';
import { useCall } from '../../lib/api/use-call.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Failed } from '../../ui/Failed.tsx';
import { count } from '../../lib/language/money.ts';
import { useNow } from '../../lib/hooks/use-now.ts';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';
import { Counters } from './Counters.tsx';
import { Greeting } from './Greeting.tsx';
import { texts } from './texts.ts';
import type { OverviewCall, OverviewKind } from './overview-kinds.ts';
import { PendingInvitations } from './PendingInvitations.tsx';
import css from './overview.module.css';
import { PendingRequests } from './PendingRequests.tsx';

type Props<K extends OverviewCall> = {
  of: OverviewKind<K>;
  name: string;
  /** The path of the account's dashboard. */
  base: string;
  /** Content shown beside the greeting. */
  next?: ReactNode;
};

export function Overview<K extends OverviewCall>({ of, name, base, next }: Props<K>) {
  const t = useTexts(texts);
  const now = useNow();
  const { data, isError, refetch } = useCall(of.call);
  const words = t.of[of.words];
  return (
    <>
      <div className={css.head}>
        <Greeting name={name} waiting={data && of.waiting(count(of.total(data)), t)} />
        {next}
      </div>
      {of.words !== 'drugs' && <PendingInvitations base={base} />}
      {data ? (
        <>
          <Counters items={of.figures(data, t, base)} />
          <div className={css.columns}>
            <MonthBars
              title={words.chart}
              months={data.annualRequests.map(({ month_string, totalRequets }) => ({
                month_string,
                value: totalRequets,
              }))}
              nothing={words.nothingYet}
            />
            <PendingRequests
              title={words.pending}
              none={words.noPending}
              waits={of.waits(data, t, now)}
              total={of.total(data)}
              all={base + of.all}
              one={(id) => base + of.one(id)}
            />
          </div>
        </>
      ) : isError ? (
        <Failed title={t.failed} onRetry={() => void refetch()} />
      ) : (
        <OverviewSkeleton />
      )}
    </>
  );
}
