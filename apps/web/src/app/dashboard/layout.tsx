import { QueryClientProvider } from '@tanstack/react-query';
import { memo, useEffect, useMemo, useState } from 'react';
import { Navigate, Outlet, useLocation, useRevalidator } from 'react-router';
import type { Route } from './+types/layout';
import { dashboardOf, mayOpen, menuOf, menus, pathOf, startOf } from '../../dashboards/menus.ts';
import { ProviderContextProvider, type ProviderContext } from '../../dashboards/provider-context.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { personOf, type Account } from '../../lib/session/accounts.ts';
import { entranceFrom } from '../../lib/session/sign-in-address.ts';
import { onGoneElsewhere } from '../../lib/session/session.ts';
import { useAccount } from '../../lib/session/use-account.ts';
import { cx } from '../../ui/cx.ts';
import { NeedsScript } from '../../ui/NeedsScript.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Empty } from '../../ui/States.tsx';
import frame from './DashboardFrame.module.css';
import { DashboardFrame } from './DashboardFrame.tsx';
import { guard } from './guard.ts';
import { LockableScreen } from './LockableScreen.tsx';
import css from './layout.module.css';
import { newQueries } from './queries.ts';
import { texts } from '../texts.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { account: guard(new URL(request.url)) };
}

/**
 * The provider context of a dashboard is the provider itself; null for administrators, whose pages name the provider.
 */
function providerContextOf({ id, account_type: kind }: Account): ProviderContext | null {
  return kind === 'admin' || kind === 'patient' ? null : { kind, base: `/${kind}`, id };
}

export function HydrateFallback() {
  return (
    <div className={frame.frame}>
      <span className={cx(frame.side, css.side)} />
      <div className={css.skeleton}>
        <NeedsScript />
        <Skeleton width="40%" height="2rem" />
        <Skeleton height="6rem" />
        <Skeleton height="16rem" />
      </div>
    </div>
  );
}

export default function DashboardLayout({ loaderData: { account: entered } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const providerContext = useMemo(() => providerContextOf(entered), [entered]);
  const current = useAccount();
  const isOther = current === null || personOf(current) !== personOf(entered);
  // the account has changed, here or in another tab: the guard checks again whether it may open this page
  useEffect(() => {
    if (current && isOther) void revalidate();
  }, [current, isOther, revalidate]);
  // after a sign-out in another tab the sign-in page is opened by a full page load, which also clears patient data from
  // memory
  useEffect(
    () => onGoneElsewhere(() => location.replace(entranceFrom(location, entered.account_type))),
    [entered.account_type],
  );
  // the placeholder is shown until the sign-in page or the pages of the other person have loaded
  if (isOther) return <HydrateFallback />;
  return (
    <ProviderContextProvider value={providerContext}>
      <LockableScreen account={current}>
        <Dashboard key={personOf(current)} account={current} />
      </LockableScreen>
    </ProviderContextProvider>
  );
}

/**
 * Mounted anew when the person changes, so that nobody sees cached data of the previous person. The router renders a
 * layout at each step of a navigation; because of `memo` the frame and the page are rendered again only when the
 * account or their own data has changed.
 */
const Dashboard = memo(function Dashboard({ account }: { account: Account }) {
  const [queries] = useState(newQueries);
  return (
    <QueryClientProvider client={queries}>
      <DashboardFrame account={account} menu={menuOf(account)}>
        <Page account={account} />
      </DashboardFrame>
    </QueryClientProvider>
  );
});

/**
 * The page, or a message that the member's role does not permit it. Two pages redirect to the member's start page
 * instead: the overview, and the first page of the menu for this kind of account.
 */
function Page({ account }: { account: Account }) {
  const t = useTexts(texts);
  const { pathname } = useLocation();
  if (mayOpen(account, pathname)) return <Outlet />;
  const kind = account.account_type;
  const [first] = menus[kind];
  const start = startOf(account);
  if (first && start !== pathname && [dashboardOf(kind), pathOf(kind, first)].includes(pathname))
    return <Navigate to={start} replace />;
  return <Empty title={t.notPermittedTitle}>{t.notPermittedText}</Empty>;
}
