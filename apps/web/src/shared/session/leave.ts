import { signOut } from './session.ts';

/** Signs out, goes home and loads it anew: what was read of the person leaves the memory of the tab too. */
export async function leave(): Promise<void> {
  try {
    await signOut();
  } finally {
    // not by the router: a page that reads again without its account would come in between
    history.pushState(null, '', '/');
    location.reload();
  }
}
