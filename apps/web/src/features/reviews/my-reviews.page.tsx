import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../shared/api/call.ts';
import { Arrived } from '../../shared/Arrived.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ForPatient } from '../../shared/session/ForPatient.tsx';
import { getAccount } from '../../shared/session/session.ts';
import { listen } from '../../shared/socket.ts';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { ErrorState } from '../../shared/ui/States.tsx';
import { TitledPage } from '../../shared/ui/TitledPage.tsx';
import type { Route } from './+types/my-reviews.page';
import { messages } from './messages.ts';
import { MyReviews } from './MyReviews.tsx';
import css from './my-reviews.module.css';

export const meta = () => [{ title: `${messages.en.mine} · Ivuriro` }, { name: 'robots', content: 'noindex' }];

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const account = getAccount();
  const page = new URL(request.url).searchParams.get('page') ?? '';
  const list = account?.account_type === 'patient' ? call('GET /patient/reviews', { query: { page } }) : null;
  // The page hears of a failure when it is drawn; it may come earlier.
  list?.catch(() => {});
  return { account, page, list };
}

export function HydrateFallback() {
  const t = useMessages(messages);
  return (
    <TitledPage home={t.home} title={t.mine}>
      <Bones />
    </TitledPage>
  );
}

export default function MyReviewsPage({ loaderData: { account, page, list } }: Route.ComponentProps) {
  const t = useMessages(messages);
  const { revalidate } = useRevalidator();
  // What is told of a review has changed it.
  useEffect(() => listen('notification', () => void revalidate()), [revalidate]);
  return (
    <TitledPage home={t.home} title={t.mine}>
      <ForPatient token={account?.token}>
        <Arrived key={page} of={list} waiting={<Bones />} failed={() => <Failed />}>
          {(reply) => <MyReviews page={reply.data} />}
        </Arrived>
      </ForPatient>
    </TitledPage>
  );
}

function Failed() {
  const t = useMessages(messages);
  const { revalidate } = useRevalidator();
  return (
    <ErrorState title={t.failed} onRetry={() => void revalidate()}>
      <p>{t.failedSays}</p>
    </ErrorState>
  );
}

function Bones() {
  const t = useMessages(messages);
  return (
    <div role="status" className={css.bones}>
      <span className="sr">{t.loading}</span>
      {[1, 2, 3].map((n) => (
        <Skeleton key={n} height="11rem" />
      ))}
    </div>
  );
}
