import { redirect } from 'react-router';
import type { Route } from './+types/confirm-email.page';

/**
 * The emailed link opens the dialog over the home page and moves the token to the fragment, which no server or log
 * sees.
 */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/?dialog=confirm-email#${encodeURIComponent(params.token)}`);
}

/** Never drawn: the loader always redirects. */
export default function ConfirmEmail() {
  return null;
}
