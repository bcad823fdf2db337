import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first drawing of the browser, which must be the same; then true. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
