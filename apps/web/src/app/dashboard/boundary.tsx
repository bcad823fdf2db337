import { Outlet } from 'react-router';
import type { Route } from './+types/boundary';
import { ErrorPage } from '../ErrorPage.tsx';

/** An error boundary for the pages of a dashboard: when a page fails, the sidebar and the top bar stay. */
export default function Boundary() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
