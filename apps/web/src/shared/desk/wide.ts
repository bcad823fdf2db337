import { useMediaQuery } from '@mantine/hooks';

/** Whether there is room for columns, and for what is open beside its list. */
export const useWide = (): boolean => useMediaQuery('(min-width: 64em)', false, { getInitialValueInEffect: false });
