import { useLayoutEffect, useRef, type SyntheticEvent } from 'react';

/**
 * A native modal dialog that opens when it is rendered. It keeps the focus inside, and returns the focus when it
 * closes.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog?.open) dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return {
    ref,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== ref.current) return;
      event.preventDefault();
      onClose();
    },
  };
}
