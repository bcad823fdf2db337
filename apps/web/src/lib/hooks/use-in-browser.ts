import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page runs in the browser. False on the server and in the browser's first render, because these two must
 * produce the same HTML; true afterwards.
 */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
