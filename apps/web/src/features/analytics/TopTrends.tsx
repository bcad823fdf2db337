import dashboard from '../../ui/dashboard/dashboard.module.css';
import { useTexts } from '../../lib/language/texts.ts';
import { LinkButton } from '../../ui/Button.tsx';
import css from './analytics.module.css';
import { texts } from './texts.ts';
import { TRENDS, trendsAt } from './paths.ts';
import { type Trend, TrendList } from './TrendList.tsx';

/** The most frequent searches, with a link to all of them. */
export function TopTrends({ trends }: { trends: Trend[] }) {
  const t = useTexts(texts);
  return (
    <section className={dashboard.panel} aria-labelledby="top-trends">
      <header className={css.head}>
        <h2 id="top-trends">{t.trends}</h2>
        <LinkButton to={TRENDS} variant="text" size="sm">
          {t.viewMore}
        </LinkButton>
      </header>
      {trends.length > 0 ? (
        <TrendList trends={trends} to={(text) => trendsAt({ text })} />
      ) : (
        <p className={css.none}>{t.noneSays}</p>
      )}
    </section>
  );
}
