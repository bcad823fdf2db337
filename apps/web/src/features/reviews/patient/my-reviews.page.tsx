import { useRevalidator } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { AsyncContent } from '../../../ui/AsyncContent.tsx';
import { useTexts } from '../../../lib/language/texts.ts';
import { useRevalidateOnEvent } from '../../../lib/sockets/use-revalidate-on-event.ts';
import { PatientOnly } from '../../../domain/account/PatientOnly.tsx';
import { getAccount } from '../../../lib/session/session.ts';
import { SkeletonLines } from '../../../ui/SkeletonLines.tsx';
import { Failed } from '../../../ui/Failed.tsx';
import { TitledPage } from '../../../ui/TitledPage.tsx';
import type { Route } from './+types/my-reviews.page';
import { texts } from './texts.ts';
import { MyReviews } from './MyReviews.tsx';
import css from './my-reviews.module.css';

export const meta = () => [{ title: `${texts.en.mine} · Ivuriro` }, { name: 'robots', content: 'noindex' }];

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const account = getAccount();
  const page = new URL(request.url).searchParams.get('page') ?? '';
  const list = account?.account_type === 'patient' ? call('GET /patient/reviews', { query: { page } }) : null;
  // Without this handler the browser would report an error before the page handles the failed request.
  list?.catch(() => {});
  return { account, page, list };
}

export function HydrateFallback() {
  const t = useTexts(texts);
  return (
    <TitledPage home={t.home} title={t.mine}>
      <Waiting />
    </TitledPage>
  );
}

export default function MyReviewsPage({ loaderData: { account, page, list } }: Route.ComponentProps) {
  const t = useTexts(texts);
  const { revalidate } = useRevalidator();
  useRevalidateOnEvent();
  return (
    <TitledPage home={t.home} title={t.mine}>
      <PatientOnly token={account?.token}>
        <AsyncContent
          key={page}
          of={list}
          waiting={<Waiting />}
          failed={() => <Failed title={t.failed} onRetry={() => void revalidate()} />}
        >
          {(reply) => <MyReviews page={reply.data} />}
        </AsyncContent>
      </PatientOnly>
    </TitledPage>
  );
}

function Waiting() {
  const t = useTexts(texts);
  return <SkeletonLines says={t.loading} heights={['11rem', '11rem', '11rem']} className={css.skeleton} />;
}
