import { useTexts } from '../../../lib/language/texts.ts';
import { PatientOnly } from '../../../domain/account/PatientOnly.tsx';
import { getAccount } from '../../../lib/session/session.ts';
import { TitledPage } from '../../../ui/TitledPage.tsx';
import type { Route } from './+types/messages.page';
import { ListSkeleton } from './MessageSkeletons.tsx';
import { load } from './load-mailbox.ts';
import { Mailbox } from './Mailbox.tsx';
import { texts } from './texts.ts';

export const meta = () => [{ title: `${texts.en.title} · Ivuriro` }, { name: 'robots', content: 'noindex' }];

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const account = getAccount();
  return load(account?.account_type === 'patient' ? account : null, request.url);
}

export function HydrateFallback() {
  const t = useTexts(texts);
  return (
    <TitledPage home={t.home} title={t.title}>
      <ListSkeleton />
    </TitledPage>
  );
}

/** A patient's messages; providers and administrators have theirs in the dashboard. */
export default function PatientTexts({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts);
  return (
    <TitledPage home={t.home} title={t.title}>
      <PatientOnly token={loaderData.account?.token}>
        {loaderData.account && <Mailbox base="/profile/messages" loaded={loaderData} />}
      </PatientOnly>
    </TitledPage>
  );
}
