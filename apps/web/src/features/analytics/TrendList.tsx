import { Link } from 'react-router';
import type { Api } from '../../lib/api/contract.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { short } from '../../lib/language/money.ts';
import css from './analytics.module.css';
import { texts } from './texts.ts';

export type Trend = Api['GET /admin/search-trends']['data'][number];

/** Searches ranked by frequency; each links to its chart. */
export function TrendList({ trends, to }: { trends: Trend[]; to: (text: string) => string }) {
  const t = useTexts(texts);
  return (
    <ol className={css.trends}>
      {trends.map(({ searchText, city, search_text_count }, index) => (
        <li key={searchText}>
          <Link to={to(searchText)} preventScrollReset>
            <i aria-hidden="true">{index + 1}</i>
            <span>
              <b>{searchText}</b>
              <small>{t.trendingIn(city)}</small>
            </span>
            <span className={css.count}>{t.searches(short(search_text_count))}</span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
