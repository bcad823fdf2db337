import { PrintReceipt } from '../../domain/cash/PrintReceipt.tsx';
import type { AnyProviderContext } from '../../lib/api/call.ts';
import { useCallAt } from '../../lib/api/use-call.ts';
import { plainDate } from '../../lib/language/dates.ts';
import { money } from '../../lib/language/money.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { FailedLine } from '../../ui/FailedLine.tsx';
import { SkeletonLines } from '../../ui/SkeletonLines.tsx';
import css from './patients.module.css';
import { texts } from './texts.ts';

const shown = 25;

type Props = { providerContext: AnyProviderContext; id: string };

/** The receipts of the patient at this desk, latest first, with their amounts. */
export function PatientReceipts({ providerContext, id }: Props) {
  const t = useTexts(texts);
  const { data, isError, refetch } = useCallAt(providerContext, 'GET /receipts', {
    query: { patient_id: id, per_page: shown },
  });
  return (
    <>
      <h3 className={css.title}>{t.receipts}</h3>
      {isError ? (
        <FailedLine says={t.receiptsFailed} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonLines says={t.receiptsLoading} heights={['44px']} />
      ) : data.total === 0 ? (
        <p className={css.quiet}>{t.noReceipts}</p>
      ) : (
        <ul className={css.visits} aria-label={t.receipts}>
          {data.data.map(({ id: receipt, number, date, amount, reference_id, cancelled_at }) => (
            <li key={receipt}>
              <span className={css.paper}>
                <b>{number}</b>
                <small>{plainDate(new Date(date))}</small>
              </span>
              <span className={css.paid}>
                {money(amount)}
                {cancelled_at ? (
                  <Badge shape="bar">{t.receiptCancelled}</Badge>
                ) : (
                  reference_id && <PrintReceipt desk={providerContext} paidId={reference_id} number={number} />
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {data && data.total > shown && <p className={css.quiet}>{t.latestOf(shown, data.total)}</p>}
    </>
  );
}
