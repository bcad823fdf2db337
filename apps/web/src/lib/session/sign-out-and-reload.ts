import { signOut } from './session.ts';

/** Signs out and reloads the home page, so that the tab's memory keeps nothing of the person. */
export async function leave(): Promise<void> {
  try {
    await signOut();
  } finally {
    // a full page load: the router would first load the current page again, without the account that it needs
    history.pushState(null, '', '/');
    location.reload();
  }
}
