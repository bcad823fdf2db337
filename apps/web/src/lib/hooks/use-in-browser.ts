import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the browser's first render, because the two must agree; true afterwards. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
