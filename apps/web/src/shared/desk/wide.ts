import { useMediaQuery } from '@mantine/hooks';

/** Whether there is room for columns, and for what is open beside its list. A table of many columns begins later. */
export const useWide = (from = '64em'): boolean =>
  useMediaQuery(`(min-width: ${from})`, false, { getInitialValueInEffect: false });
