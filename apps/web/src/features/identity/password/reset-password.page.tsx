import { redirect } from 'react-router';
import type { Route } from './+types/reset-password.page';

/** The mailed link opens the dialog over the home page, and takes the token out of what servers and logs see. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/?dialog=reset-password#${encodeURIComponent(params.token)}`);
}

/** Never drawn: the loader always leads on. */
export default function ResetPassword() {
  return null;
}
