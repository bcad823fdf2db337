import type { Api } from '../../../lib/api/contract.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { csvOf } from '../../../lib/api/csv-address.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { ListFoot } from '../../../ui/ListFoot.tsx';
import { NothingOnPage } from '../../../ui/NothingOnPage.tsx';
import { SkeletonLines } from '../../../ui/SkeletonLines.tsx';
import { Failed } from '../../../ui/Failed.tsx';
import { Empty } from '../../../ui/States.tsx';
import { texts } from './texts.ts';
import { PayoutLine } from './PayoutLine.tsx';
import css from './payouts.module.css';

type Query = NonNullable<Api['GET /admin/payouts']['query']>;
type Props = {
  title: string;
  query: Query;
  /** Returns the URL of another page of the list; without it only the first page is shown. */
  to?: (page: number) => string;
};

const ON_ITS_WAY_MS = 3_000;
const underWay = (status: string) => status === 'REQUESTED' || status === 'SENT';

/** Payouts, the latest first. While a gateway carries out any of them, the list is read again every 3 seconds. */
export function PayoutList({ title, query, to }: Props) {
  const t = useTexts(texts);
  const { data, isError, isPlaceholderData, refetch } = useCall('GET /admin/payouts', { query }, { keep: true });
  const carried = data?.data.some((payout) => !payout.by_hand && underWay(payout.status)) ?? false;
  useCall('GET /admin/payouts', { query }, { everyMs: ON_ITS_WAY_MS, enabled: carried });
  if (!data) {
    if (isError) return <Failed title={t.failed} onRetry={() => void refetch()} says={t.failedHint} />;
    return <SkeletonLines says={t.loading} heights={['12rem']} />;
  }
  return (
    <section className={css.panel} aria-label={title} aria-busy={isPlaceholderData}>
      <h2>{title}</h2>
      {data.data.length === 0 ? (
        <NothingOnPage page={data.current_page} to={to}>
          <Empty title={t.none}>
            <p>{t.noneSays}</p>
          </Empty>
        </NothingOnPage>
      ) : (
        <ul className={css.list}>
          {data.data.map((payout) => (
            <PayoutLine key={payout.id} payout={payout} ofOne={query.payable_id !== undefined} />
          ))}
        </ul>
      )}
      {to && data.data.length > 0 && (
        <ListFoot list={data} to={to} csv={() => csvOf('GET /admin/payouts', { query })} />
      )}
    </section>
  );
}
