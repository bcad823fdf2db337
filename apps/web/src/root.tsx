import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root';
import { ErrorPage } from './app/ErrorPage.tsx';
import { OfflineBanner } from './app/OfflineBanner.tsx';
import { SessionWatch } from './app/SessionWatch.tsx';
import { pageRequestContext } from './lib/request-context.server.ts';
import { optionalLazyPart } from './lib/lazy-component.ts';
import { usePersonTurn } from './lib/session/use-account.ts';
import mark from './ui/mark.svg?url&no-inline';
import { Toasts } from './ui/Toasts.tsx';
import './ui/tokens.css';
import './ui/global.css';

const Installation = optionalLazyPart(() => import('./app/offline/Installation.tsx'));

export function loader({ context }: Route.LoaderArgs) {
  return { config: context.get(pageRequestContext).config };
}

/** The configuration does not change while a page is open. */
export const shouldRevalidate = () => false;

export const links: Route.LinksFunction = () => [
  { rel: 'icon', type: 'image/svg+xml', href: mark },
  { rel: 'apple-touch-icon', href: '/icons/apple-180.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <Page>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#f0f3ec" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0e1511" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
        {/* the server replaces this empty element by the styles of the first view */}
        <style dangerouslySetInnerHTML={{ __html: '' }} />
      </head>
      <body>
        {children}
        <Toasts />
        <ScrollRestoration />
        <Scripts />
      </body>
    </Page>
  );
}

/** In the browser the html element exists already, and Preact hydrates its content. */
function Page({ children }: { children: ReactNode }) {
  return import.meta.env.SSR ? <html lang="en">{children}</html> : children;
}

export default function Root() {
  // replays the clicks that were made before hydration; after-paint.ts of the server has recorded them
  useEffect(() => void dispatchEvent(new Event('taken')), []);
  return (
    <>
      <OfflineBanner />
      {/* the key changes when the person changes, so that no state in memory outlives the session */}
      <Outlet key={usePersonTurn()} />
      <SessionWatch />
      <WhenAtRest>
        <Installation />
      </WhenAtRest>
    </>
  );
}

/**
 * Renders its children a second after the page has loaded, because they are not urgent and would slow the page down.
 */
function WhenAtRest({ children }: { children: ReactNode }) {
  const [atRest, setAtRest] = useState(false);
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const rest = () => setTimeout(() => setAtRest(true), 1_000);
    if (document.readyState === 'complete') rest();
    else addEventListener('load', rest, { once: true });
  }, []);
  return atRest && <Suspense>{children}</Suspense>;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main className="wrap">
      <ErrorPage error={error} />
    </main>
  );
}
