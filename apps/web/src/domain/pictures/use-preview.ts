import { useEffect, useMemo } from 'react';

/** An object URL that shows the chosen file before it is sent. */
export function usePreview(file: File | null): string | undefined {
  const address = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file]);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  return address;
}
