import { useEffect, useMemo } from 'react';

/** The chosen file as it will be seen, before it is sent. */
export function usePreview(file: File | null): string | undefined {
  const address = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file]);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  return address;
}
