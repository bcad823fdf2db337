import { useCallback, useSyncExternalStore } from 'react';

/** Whether there is room for columns, and for what is open beside its list. A table of many columns begins later. */
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
