import { Outlet } from 'react-router';
import type { Route } from './+types/boundary';
import { ErrorPage } from '../ErrorPage.tsx';

/** An error boundary between the layout and its pages, so that a page that fails keeps header and footer. */
export default function Boundary() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <div className="wrap">
      <ErrorPage error={error} />
    </div>
  );
}
