import { Link } from 'react-router';
import type { Api } from '../../../lib/api/contract.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { count } from '../../../lib/language/money.ts';
import { pageOf, useReviewTo } from '../../../domain/reviews/reviewed-provider.ts';
import { ReviewStateBadge } from '../../../domain/reviews/ReviewStateBadge.tsx';
import { WithdrawReview } from '../../../domain/reviews/WithdrawReview.tsx';
import { Answer, ReviewContent } from '../../../domain/reviews/ReviewContent.tsx';
import { LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { NothingOnPage } from '../../../ui/NothingOnPage.tsx';
import { Paginator } from '../../../ui/Paginator.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Empty, EndOfList } from '../../../ui/States.tsx';
import { texts } from './texts.ts';
import css from './my-reviews.module.css';

type Page = Api['GET /patient/reviews']['data'];

export function MyReviews({ page }: { page: Page }) {
  const t = useTexts(texts);
  const to = (number: number) => `/profile/reviews?page=${number}`;
  if (page.data.length === 0) {
    return (
      <NothingOnPage page={page.current_page} to={to}>
        <Empty title={t.noneYet} action={<LinkButton to="/doctors">{t.findDoctor}</LinkButton>}>
          <p>{t.noneSays}</p>
        </Empty>
      </NothingOnPage>
    );
  }
  return (
    <>
      <p className={css.says}>{t.mineSays}</p>
      <ul className={css.list}>
        {page.data.map((review) => (
          <li key={review.id}>
            <Mine review={review} />
          </li>
        ))}
      </ul>
      <Paginator page={page.current_page} lastPage={page.last_page} to={to} />
      {page.current_page === page.last_page && <EndOfList>{t.all(count(page.total))}</EndOfList>}
    </>
  );
}

function Mine({ review }: { review: Page['data'][number] }) {
  const t = useTexts(texts);
  const to = useReviewTo();
  const { provider } = review;
  const head = (
    <>
      <Picture picture={provider.picture} seed={provider.id} alt="" width={44} />
      <h2>{provider.isPublished ? <Link to={pageOf(provider)}>{provider.name}</Link> : provider.name}</h2>
    </>
  );
  return (
    <Card>
      <ReviewContent review={review} head={head} state={<ReviewStateBadge accepted={review.accepted} />}>
        {review.replies.map((reply) => (
          <Answer key={reply.id} reply={reply} />
        ))}
      </ReviewContent>
      <div className={css.acts}>
        {provider.isPublished ? (
          <LinkButton to={to(provider)} variant="text" preventScrollReset>
            {t.edit}
          </LinkButton>
        ) : (
          <span>{t.notListed}</span>
        )}
        <WithdrawReview id={review.id} />
      </div>
    </Card>
  );
}
