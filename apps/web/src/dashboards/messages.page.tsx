import { redirect } from 'react-router';
import { load } from '../features/messages/mailbox/load-mailbox.ts';
import { Mailbox } from '../features/messages/mailbox/Mailbox.tsx';
import { getAccount } from '../lib/session/session.ts';
import type { Route } from './+types/messages.page';
import type { PageHandle } from './page-handle.ts';

export const handle: PageHandle = { title: 'messages' };

/** Every account has a mailbox; the URL for another kind of account redirects to the person's own mailbox. */
export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const account = getAccount();
  const { search } = new URL(request.url);
  if (account?.account_type === 'patient') throw redirect(`/profile/messages${search}`);
  if (account && account.account_type !== params.type)
    throw redirect(`/dashboard/messages/${account.account_type}${search}`);
  return load(account, request.url);
}

export default function DashboardTexts({ loaderData, params }: Route.ComponentProps) {
  return <Mailbox base={`/dashboard/messages/${params.type}`} loaded={loaderData} />;
}
