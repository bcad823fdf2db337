import { useLayoutEffect, useRef, type SyntheticEvent } from 'react';

/** The browser's own modal, open while it is drawn: it keeps the focus inside, and gives it back to where it was. */
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
