import { Suspense } from 'react';
import { Outlet } from 'react-router';
import type { Route } from './+types/layout';
import { useUnreadMessages, useUnreadMessagesFollowed } from '../../features/messages/mailbox/unread-messages.ts';
import { useUnread, useUnreadFollowed } from '../../features/notifications/unread-notifications.ts';
import { isKeyOf } from '../../lib/address.ts';
import { lazyPart, optionalLazyPart } from '../../lib/lazy-component.ts';
import { actsForOther } from '../../lib/session/accounts.ts';
import { useAccount } from '../../lib/session/use-account.ts';
import { apiOf } from '../../lib/api/api-of.server.ts';
import { todayOf } from '../../lib/request-context.server.ts';
import { NeedsScript } from '../../ui/NeedsScript.tsx';
import { useTexts } from '../../lib/language/texts.ts';
import { useConfig } from '../../lib/use-config.ts';
import { Footer, type Contact } from './Footer.tsx';
import { Header } from './Header.tsx';
import { SkipLink } from '../SkipLink.tsx';
import { DueConsents } from '../DueConsents.tsx';
import { OpenDialog } from './OpenDialog.tsx';
import { texts } from '../texts.ts';
import css from './layout.module.css';
import { useDialog } from '../../lib/hooks/use-dialog.ts';

// loaded only while the person acts for another patient
const ActingBanner = lazyPart(() => import('../../features/family/ActingBanner.tsx'));
// loaded only for a person who may have a second record, which a desk made with their phone number
const ClaimBanner = optionalLazyPart(() => import('../../features/family/ClaimBanner.tsx'));

export async function loader({ context, request }: Route.LoaderArgs) {
  return { contact: await contactOf(), today: todayOf(context) };

  /** The contacts in the footer are optional: if they cannot be read, the footer is shown without them. */
  async function contactOf(): Promise<Contact> {
    try {
      const { data } = await apiOf(context)('GET /static_contents', { signal: request.signal });
      // leaves out the legal texts: they are long, and only their own pages need them
      return Object.fromEntries(
        data.filter(({ key }) => publicTextKeys.test(key)).map(({ key, value }) => [key, value]),
      );
    } catch {
      return {};
    }
  }
}

const publicTextKeys = /_contact$|^social_link_|^appointment_price$/;

export const shouldRevalidate = () => false;

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  const demo = useConfig()?.appMode === 'demo';
  const { name, close } = useDialog();
  const account = useAccount();
  const unread = useUnread();
  useUnreadFollowed();
  useUnreadMessagesFollowed();
  const t = useTexts(texts);
  const open = isKeyOf(t.dialogs, name) ? name : undefined;
  return (
    <>
      <SkipLink />
      <DueConsents />
      <div className={css.page}>
        <Header unread={unread} messages={useUnreadMessages()} />
        {account && actsForOther(account) && (
          <Suspense>
            <ActingBanner patient={account} />
          </Suspense>
        )}
        {account?.role === 'self' && account.phone && (
          <Suspense>
            <ClaimBanner key={account.id} account={account} />
          </Suspense>
        )}
        <main id="content" tabIndex={-1}>
          {open && (
            <div className="wrap">
              <NeedsScript />
            </div>
          )}
          <Outlet />
        </main>
        <Footer contact={loaderData.contact} year={loaderData.today.slice(0, 4)} demo={demo} />
        {open && <OpenDialog name={open} onClose={close} />}
      </div>
    </>
  );
}
