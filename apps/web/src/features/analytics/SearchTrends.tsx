import { useNavigate, useSearchParams } from 'react-router';
import { useCall } from '../../lib/api/use-call.ts';
import dashboard from '../../ui/dashboard/dashboard.module.css';
import { ListSkeleton } from '../../ui/dashboard/ListSkeleton.tsx';
import { useTexts } from '../../lib/language/texts.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Segment } from '../../ui/Segment.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { Empty } from '../../ui/States.tsx';
import css from './analytics.module.css';
import { SearchTrendDialog } from './SearchTrendDialog.tsx';
import { texts } from './texts.ts';
import { trendsAt } from './paths.ts';
import { TrendList } from './TrendList.tsx';

/** The most frequent searches of a year or a month. The URL query names the search text whose chart is open. */
export function SearchTrends() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const lastMonth = search.get('last_month') === 'true';
  const text = search.get('text') ?? '';
  const read = useCall('GET /admin/search-trends', { query: { last_month: lastMonth } }, { keep: true });
  const trends = read.data;
  return (
    <>
      <div className={css.filter}>
        <Segment
          legend={t.period}
          name="period"
          options={[
            { value: 'year', label: t.year },
            { value: 'month', label: t.lastMonth },
          ]}
          value={lastMonth ? 'month' : 'year'}
          onChange={(value) => void navigate(trendsAt({ lastMonth: value === 'month' }), { replace: true })}
        />
      </div>
      {!trends && read.isError && <Failed title={t.failed} onRetry={() => void read.refetch()} />}
      {!trends && !read.isError && <ListSkeleton says={t.loading} />}
      {trends && (
        <section className={dashboard.panel} aria-label={t.trends} aria-busy={read.isPlaceholderData}>
          {trends.length > 0 ? (
            <TrendList trends={trends} to={(one) => trendsAt({ lastMonth, text: one })} />
          ) : (
            <Empty title={t.none} action={lastMonth && <LinkButton to={trendsAt({})}>{t.year}</LinkButton>}>
              <p>{lastMonth ? t.noneLastMonth : t.noneSays}</p>
            </Empty>
          )}
        </section>
      )}
      {text && (
        <SearchTrendDialog
          key={text}
          text={text}
          onClose={() => void navigate(trendsAt({ lastMonth }), { preventScrollReset: true })}
        />
      )}
    </>
  );
}
