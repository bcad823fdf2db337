import { useState } from 'react';
import { Link } from 'react-router';
import type { AnyProviderContext } from '../../../lib/api/call.ts';
import { useCallAt } from '../../../lib/api/use-call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { pageOf } from '../../../domain/reviews/reviewed-provider.ts';
import { RatingSummary } from '../../../domain/reviews/RatingSummary.tsx';
import { LocalPaginator } from '../../../ui/LocalPaginator.tsx';
import { Failed } from '../../../ui/Failed.tsx';
import { SkeletonLines } from '../../../ui/SkeletonLines.tsx';
import { Empty } from '../../../ui/States.tsx';
import { texts } from './texts.ts';
import { ReviewModeration } from './ReviewModeration.tsx';
import css from './moderation.module.css';

type Props = {
  providerContext: AnyProviderContext;
  /** The title, for pages that already show the provider's name; by default the title is the name of the provider. */
  title?: string;
};

/** All reviews of one provider, published or not, below the average ratings of the published reviews. */
export function ProviderModeration({ providerContext, title }: Props) {
  const t = useTexts(texts);
  const [page, setPage] = useState(1);
  const { data, isError, isPlaceholderData, refetch } = useCallAt(
    providerContext,
    'GET /{kind}-reviews',
    { query: { page } },
    { keep: true },
  );
  if (!data) return <ReviewsPlaceholder failed={isError} onRetry={() => void refetch()} />;
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
                  <ReviewModeration providerContext={providerContext} review={review} />
                </li>
              ))}
            </ul>
            <div className={css.pages}>
              <LocalPaginator list={reviews} onPage={setPage} />
            </div>
          </div>
        )}
      </div>
    </>
  );
}

/** Shown while the list loads, or when it could not be loaded. */
function ReviewsPlaceholder({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const t = useTexts(texts);
  if (failed)
    return (
      <div className={css.panel}>
        <Failed title={t.failed} onRetry={onRetry} />
      </div>
    );
  return <SkeletonLines says={t.loading} heights={['9rem', '9rem', '9rem']} />;
}
