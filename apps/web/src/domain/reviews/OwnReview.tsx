import { call } from '../../lib/api/call.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FailedBanner } from '../../ui/FailedLine.tsx';
import { useAnswer } from '../../lib/api/use-answer.ts';
import { type About, useReviewTo } from './reviewed-provider.ts';
import { ownTexts } from './own-texts.ts';
import css from './OwnReview.module.css';
import { ReviewStateBadge } from './ReviewStateBadge.tsx';
import { WithdrawReview } from './WithdrawReview.tsx';
import { ReviewContent } from './ReviewContent.tsx';

/** The signed-in patient's own review of this provider, published or not. */
export default function OwnReview({ about }: { about: About }) {
  const t = useTexts(ownTexts);
  const to = useReviewTo();
  const { data, error, retry } = useAnswer(about.id, (signal) =>
    call('GET /patient/reviews', { query: { provider_id: about.id }, signal }),
  );
  const [review] = data?.data ?? [];
  if (error && error.status !== 401) return <FailedBanner says={t.ownFailed} onRetry={retry} />;
  if (!review) return null;
  return (
    <Card className={css.own}>
      <ReviewContent
        review={review}
        head={<h3>{t.yours}</h3>}
        state={<ReviewStateBadge accepted={review.accepted} />}
      />
      {!review.accepted && <p>{t.waitsSays}</p>}
      <div className={css.acts}>
        <LinkButton to={to(about)} variant="text" preventScrollReset>
          {t.edit}
        </LinkButton>
        <WithdrawReview id={review.id} />
      </div>
    </Card>
  );
}
