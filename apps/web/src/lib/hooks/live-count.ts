import { useEffect, useSyncExternalStore } from 'react';

type Follow = (tell: (figure: number) => void) => () => void;

/**
 * A number that the server updates while the page is open. The code for the updates loads with the first subscriber.
 */
export function liveFigure(load: () => Promise<Follow>) {
  let figure = 0;
  const listeners = new Set<() => void>();
  const set = (next: number) => {
    figure = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    set,
    useFigure: () =>
      useSyncExternalStore(
        subscribe,
        () => figure,
        () => 0,
      ),
    /** Subscribes to the number for the account with this token; does nothing while the token is undefined. */
    useFollowed: (token: string | undefined) =>
      useEffect(() => {
        if (!token) return;
        const following = load().then((follow) => follow(set));
        return () => void following.then((stop) => stop()).then(() => set(0));
      }, [token]),
  };
}
