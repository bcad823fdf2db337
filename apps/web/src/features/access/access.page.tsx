import { Suspense } from 'react';
import { Await, useRevalidator } from 'react-router';
import { call } from '../../shared/api/call.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ForPatient } from '../../shared/session/ForPatient.tsx';
import { getAccount } from '../../shared/session/session.ts';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { ErrorState } from '../../shared/ui/States.tsx';
import { TitledPage } from '../../shared/ui/TitledPage.tsx';
import type { Route } from './+types/access.page';
import { AccessList } from './AccessList.tsx';
import css from './access.module.css';
import { messages } from './messages.ts';

export const meta = () => [{ title: `${messages.en.title} · Ivuriro` }, { name: 'robots', content: 'noindex' }];

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const account = getAccount();
  const asked = Number(new URL(request.url).searchParams.get('page'));
  const page = Number.isInteger(asked) && asked > 0 ? asked : 1;
  const list = account?.account_type === 'patient' ? call('GET /patient/access_log', { query: { page } }) : null;
  // The page hears of a failure when it is drawn; it may come earlier.
  list?.catch(() => {});
  return { account, page, list };
}

export function HydrateFallback() {
  const t = useMessages(messages);
  return (
    <TitledPage home={t.home} title={t.title}>
      <Bones />
    </TitledPage>
  );
}

export default function Access({ loaderData: { account, page, list } }: Route.ComponentProps) {
  const t = useMessages(messages);
  return (
    <TitledPage home={t.home} title={t.title}>
      <ForPatient token={account?.token}>
        <p className={css.says}>{t.says}</p>
        <Suspense key={page} fallback={<Bones />}>
          <Await resolve={list} errorElement={<Failed />}>
            {(reply) => reply && <AccessList page={reply.data} />}
          </Await>
        </Suspense>
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
      {[1, 2, 3, 4, 5].map((n) => (
        <div key={n}>
          <Skeleton width="44%" height="18px" />
          <Skeleton width="72%" height="16px" />
        </div>
      ))}
    </div>
  );
}
