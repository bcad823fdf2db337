import { useState } from 'react';
import type { AnyProviderContext } from '../../../lib/api/call.ts';
import { useCallAt } from '../../../lib/api/use-call.ts';
import { csvAt } from '../../../lib/api/csv-address.ts';
import { DownloadCsv } from '../../../ui/csv/DownloadCsv.tsx';
import { dayOf, plainDate } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { money } from '../../../lib/language/money.ts';
import { payoutLooks } from '../payout-badges.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { SkeletonLines } from '../../../ui/SkeletonLines.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Failed } from '../../../ui/Failed.tsx';
import { TextInput } from '../../../ui/Field.tsx';
import { Empty } from '../../../ui/States.tsx';
import { texts } from '../texts.ts';
import lines from '../Transactions.module.css';
import css from '../wallet.module.css';

/** A provider's payouts in a period of days, as a list and as a CSV statement. */
export function OwnPayouts({ providerContext }: { providerContext: AnyProviderContext }) {
  const t = useTexts(texts);
  const [period, setPeriod] = useState({ date_from: '', date_to: '' });
  const [page, setPage] = useState(1);
  const query = { ...period, page };
  const { data, isError, refetch } = useCallAt(providerContext, 'GET /payouts', { query }, { keep: true });
  const day = (name: keyof typeof period) => ({
    label: t.period[name],
    type: 'date' as const,
    value: period[name],
    onChange: (event: { target: { value: string } }) => {
      setPeriod({ ...period, [name]: event.target.value });
      setPage(1);
    },
  });
  if (!data)
    return isError ? (
      <div className={css.panel}>
        <Failed title={t.payoutsFailed} onRetry={() => void refetch()} says={t.failedSays} />
      </div>
    ) : (
      <SkeletonLines says={t.loadingPayouts} heights={['260px']} />
    );
  const hasPeriod = Object.values(period).some(Boolean);
  return (
    <section className={css.panel} aria-label={t.payouts}>
      <h2>{t.payouts}</h2>
      {(data.total > 0 || hasPeriod) && (
        <div className={css.period}>
          <TextInput {...day('date_from')} />
          <TextInput {...day('date_to')} />
          <DownloadCsv read={() => csvAt(providerContext, 'GET /payouts', { query: period })} />
        </div>
      )}
      {data.data.length === 0 ? (
        <Empty title={t.noPayouts}>
          <p>{hasPeriod ? t.noPayoutsThen : t.noPayoutsSays}</p>
        </Empty>
      ) : (
        <ul className={lines.lines} aria-label={t.payouts}>
          {data.data.map(({ id, created_at, amount_paid, status, destination, reference }) => (
            <li key={id}>
              <p>
                <b>{plainDate(dayOf(created_at))}</b>
              </p>
              <b className={lines.sum}>{money(amount_paid)}</b>
              <p className={lines.state}>
                <Badge {...payoutLooks[status]}>{t.payoutStates[status]}</Badge>
                {destination && <span>{destination}</span>}
                {reference && <span>{t.transferNumber(reference)}</span>}
              </p>
            </li>
          ))}
        </ul>
      )}
      {data.last_page > 1 && (
        <div className={css.period}>
          <Button variant="outlined" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t.newer}
          </Button>
          <Button variant="outlined" size="sm" disabled={page >= data.last_page} onClick={() => setPage(page + 1)}>
            {t.older}
          </Button>
        </div>
      )}
    </section>
  );
}
