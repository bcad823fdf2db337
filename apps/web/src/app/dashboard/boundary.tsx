import { Outlet } from 'react-router';
import type { Route } from './+types/boundary';
import { ErrorPage } from '../ErrorPage.tsx';

/** A dashboard page that fails keeps the sidebar and the top bar. */
export default function Boundary() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
