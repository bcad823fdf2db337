import { redirect } from 'react-router';
import type { Route } from './+types/reset-password.page';

/**
 * The emailed link opens the dialog over the home page and moves the token to the fragment, which no server or log
 * sees.
 */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/?dialog=reset-password#${encodeURIComponent(params.token)}`);
}

/** Never drawn: the loader always redirects. */
export default function ResetPassword() {
  return null;
}
