import { useState } from 'react';
import type { AnyProviderContext } from '../../shared/api/call.ts';
import { useCallAt } from '../../shared/api/use-call.ts';
import { csvAt } from '../../shared/csv/csv-of.ts';
import { DownloadCsv } from '../../shared/csv/DownloadCsv.tsx';
import { dayOf, plainDate } from '../../shared/i18n/dates.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import { money } from '../../shared/i18n/money.ts';
import { payoutLooks } from '../../shared/payment/payout-looks.ts';
import { Badge } from '../../shared/ui/Badge.tsx';
import { SkeletonLines } from '../../shared/ui/SkeletonLines.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Failed } from '../../shared/ui/Failed.tsx';
import { TextInput } from '../../shared/ui/Field.tsx';
import { Empty } from '../../shared/ui/States.tsx';
import { texts } from './texts.ts';
import lines from './Transactions.module.css';
import css from './wallet.module.css';

/** What a provider was paid, in a period of days, as a list and as a statement in CSV. */
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
