import { useState } from 'react';
import { Link } from 'react-router';
import type { AnyProviderContext } from '../../shared/api/call.ts';
import { useCallAt } from '../../shared/api/use-call.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import { pageOf } from '../../shared/reviews/about.ts';
import { RatingSummary } from '../../shared/reviews/RatingSummary.tsx';
import { PagesHere } from '../../shared/ui/PagesHere.tsx';
import { Empty } from '../../shared/ui/States.tsx';
import { texts } from './texts.ts';
import { Moderated } from './Moderated.tsx';
import css from './moderation.module.css';
import { Waiting } from './Waiting.tsx';

type Props = {
  providerContext: AnyProviderContext;
  /** Where it is known whose they are: stands in place of the name. */
  title?: string;
};

/** All reviews of one provider, of any kind, below the figures that the published ones make. */
export function ProviderModeration({ providerContext, title }: Props) {
  const t = useTexts(texts);
  const [page, setPage] = useState(1);
  const { data, isError, isPlaceholderData, refetch } = useCallAt(
    providerContext,
    'GET /{kind}-reviews',
    { query: { page } },
    { keep: true },
  );
  if (!data) return <Waiting failed={isError} onRetry={() => void refetch()} />;
  const { provider, rating, reviews } = data;
  return (
    <>
      <h2 className={css.whose}>
        {title ?? (
          <>
            {t.about} {provider.isPublished ? <Link to={pageOf(provider)}>{provider.name}</Link> : provider.name}
          </>
        )}
      </h2>
      <div className={css.columns}>
        <RatingSummary rating={rating} />
        {reviews.total === 0 ? (
          <div className={css.panel}>
            <Empty title={t.none} />
          </div>
        ) : (
          <div className={css.panel} aria-busy={isPlaceholderData}>
            <ul className={css.list} aria-label={t.reviews}>
              {reviews.data.map((review) => (
                <li key={review.id}>
                  <Moderated providerContext={providerContext} review={review} />
                </li>
              ))}
            </ul>
            <div className={css.pages}>
              <PagesHere list={reviews} onPage={setPage} />
            </div>
          </div>
        )}
      </div>
    </>
  );
}
