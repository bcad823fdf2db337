import { signOut } from './session.ts';

/** Signs out and reloads the home page, so that the tab's memory keeps nothing of the person. */
export async function leave(): Promise<void> {
  try {
    await signOut();
  } finally {
    // not by the router, which would first load the current page again without its account
    history.pushState(null, '', '/');
    location.reload();
  }
}
