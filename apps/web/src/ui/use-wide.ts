import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether the screen has room for columns, such as a list and its open item. Pages with wide tables pass a larger
 * width.
 */
export function useWide(from = '64em'): boolean {
  const query = `(min-width: ${from})`;
  const follow = useCallback(
    (onChange: () => void) => {
      const width = matchMedia(query);
      width.addEventListener('change', onChange);
      return () => width.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    follow,
    () => matchMedia(query).matches,
    () => false,
  );
}
