import { useInfiniteQuery } from '@tanstack/react-query';
import { callAt, type AnyProviderContext } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { count } from '../../../lib/language/money.ts';
import { RatingSummary } from '../../../domain/reviews/RatingSummary.tsx';
import { Button } from '../../../ui/Button.tsx';
import { SkeletonLines } from '../../../ui/SkeletonLines.tsx';
import { Failed } from '../../../ui/Failed.tsx';
import { Empty, EndOfList } from '../../../ui/States.tsx';
import { texts } from './texts.ts';
import { ReceivedReview } from './ReceivedReview.tsx';
import css from './reviews.module.css';

/** The patients' reviews of a provider of any kind, with a form to reply. */
export function ProviderReviews({ providerContext }: { providerContext: AnyProviderContext }) {
  const t = useTexts(texts);
  const { data, isError, refetch, hasNextPage, fetchNextPage, ...next } = useInfiniteQuery({
    queryKey: [providerContext.base, providerContext.id, 'GET /reviews', 'pages'],
    queryFn: async ({ pageParam, signal }) =>
      (await callAt(providerContext, 'GET /reviews', { query: { page: pageParam }, signal })).data,
    initialPageParam: 1,
    getNextPageParam: ({ reviews }) =>
      reviews.current_page < reviews.last_page ? reviews.current_page + 1 : undefined,
  });
  const newest = data?.pages.at(-1);
  if (!data || !newest) {
    if (!isError) return <SkeletonLines says={t.loading} heights={['240px', '420px']} className={css.columns} />;
    return (
      <div className={css.panel}>
        <Failed title={t.failed} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (newest.reviews.total === 0) {
    return (
      <div className={css.panel}>
        <Empty title={t.none}>
          <p>{t.noneSays}</p>
        </Empty>
      </div>
    );
  }
  return (
    <div className={css.columns}>
      <RatingSummary rating={newest.rating} />
      <div>
        <ul className={css.list} aria-label={t.reviews}>
          {data.pages.flatMap(({ reviews }) =>
            reviews.data.map((review) => (
              <li key={review.id}>
                <ReceivedReview providerContext={providerContext} review={review} />
              </li>
            )),
          )}
        </ul>
        {hasNextPage ? (
          <>
            {next.isFetchNextPageError && <p role="alert">{t.nextFailed}</p>}
            <p className={css.next}>
              <Button
                variant="outlined"
                busy={next.isFetchingNextPage && t.loadingNext}
                onClick={() => void fetchNextPage()}
              >
                {t.next}
              </Button>
            </p>
          </>
        ) : (
          <EndOfList>{t.all(count(newest.reviews.total))}</EndOfList>
        )}
      </div>
    </div>
  );
}
