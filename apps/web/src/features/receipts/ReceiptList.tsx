import { useId } from 'react';
import { PrintReceipt } from '../../domain/cash/PrintReceipt.tsx';
import type { AnyProviderContext } from '../../lib/api/call.ts';
import { useCallAt } from '../../lib/api/use-call.ts';
import { clockOf, type Day } from '../../lib/language/dates.ts';
import { money } from '../../lib/language/money.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { PagedList } from '../../ui/dashboard/PagedList.tsx';
import { Empty } from '../../ui/States.tsx';
import css from './receipts.module.css';
import { texts } from './texts.ts';

type Props = { desk: AnyProviderContext; day: Day; page: number; to: (page: number) => string };

export function ReceiptList({ desk, day, page, to }: Props) {
  const t = useTexts(texts);
  const heading = useId();
  const read = useCallAt(desk, 'GET /receipts', { query: { date: day, page } }, { keep: true });
  return (
    <section aria-labelledby={heading} className={css.part}>
      <h2 id={heading}>{t.list}</h2>
      <PagedList
        read={read}
        loading={t.listLoading}
        failed={t.listFailed}
        failedSays={t.failedSays}
        to={to}
        none={
          <Empty title={t.none}>
            <p>{t.noneSays}</p>
          </Empty>
        }
      >
        {(list) => (
          <ul>
            {list.data.map((receipt) => (
              <li key={receipt.id} className={css.line}>
                <b className={css.number}>{receipt.number}</b>
                <span className={css.who}>
                  <b>{receipt.patient.full_name}</b>
                  <small>{t.takenBy(receipt.taken_by ?? t.owner, clockOf(receipt.date))}</small>
                </span>
                <span className={css.amount}>
                  <b>{money(receipt.amount)}</b>
                  {receipt.cancelled_at && <Badge shape="bar">{t.isCancelled}</Badge>}
                </span>
                {receipt.cancelled_at || !receipt.reference_id ? (
                  <span />
                ) : (
                  <PrintReceipt desk={desk} paidId={receipt.reference_id} number={receipt.number} />
                )}
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}
