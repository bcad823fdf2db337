import type { ReactNode } from 'react';
import css from './Drawer.module.css';
import { Toasts } from './Toasts.tsx';
import { useModal } from './use-modal.ts';

type Props = { label: string; onClose: () => void; children: ReactNode };

/** A sheet at the left edge, as high as the screen. Render it while it is open: `{open && <Drawer …/>}`. */
export function Drawer({ label, onClose, children }: Props) {
  const modal = useModal(onClose);
  return (
    <dialog
      {...modal}
      className={css.drawer}
      aria-label={label}
      // when the person presses beside the sheet, the target of the event is the dialog element itself
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      {children}
      <Toasts />
    </dialog>
  );
}
