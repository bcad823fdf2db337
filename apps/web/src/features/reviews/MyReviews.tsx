import { Link } from 'react-router';
import type { Api } from '../../shared/api/contract.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import { count } from '../../shared/i18n/money.ts';
import { pageOf, useReviewTo } from '../../shared/reviews/about.ts';
import { StateBadge } from '../../shared/reviews/StateBadge.tsx';
import { Withdrawal } from '../../shared/reviews/Withdrawal.tsx';
import { Answer, Words } from '../../shared/reviews/Words.tsx';
import { LinkButton } from '../../shared/ui/Button.tsx';
import { Card } from '../../shared/ui/Card.tsx';
import { NothingOnPage } from '../../shared/ui/NothingOnPage.tsx';
import { Paginator } from '../../shared/ui/Paginator.tsx';
import { Picture } from '../../shared/ui/Picture.tsx';
import { Empty, EndOfList } from '../../shared/ui/States.tsx';
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
      <Words review={review} head={head} state={<StateBadge accepted={review.accepted} />}>
        {review.replies.map((reply) => (
          <Answer key={reply.id} reply={reply} />
        ))}
      </Words>
      <div className={css.acts}>
        {provider.isPublished ? (
          <LinkButton to={to(provider)} variant="text" preventScrollReset>
            {t.edit}
          </LinkButton>
        ) : (
          <span>{t.notListed}</span>
        )}
        <Withdrawal id={review.id} />
      </div>
    </Card>
  );
}
