import type { Appointment } from '@ivuriro/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { clock, refresh } from '../../../ui/icons.ts';
import css from './AppointmentActions.module.css';
import type { AccountView, Move } from './account-views.ts';
import { byHospital } from './send-move.ts';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { texts as moveTexts } from '../move/texts.ts';
import { texts } from './texts.ts';

const DeskMoveDialog = lazyDialog(() => import('./DeskMoveDialog.tsx'));
const ChangeDoctorDialog = lazyDialog(() => import('./ChangeDoctorDialog.tsx'));

type Props = {
  appointment: Appointment;
  move: Move;
  /** The call that read the appointment. The moved appointment replaces the reply that is cached for it. */
  read: AccountView['one'];
};

/** The buttons that open the dialogs to move the appointment to another time or, at a hospital, to another doctor. */
export function MoveButtons({ appointment, move, read }: Props) {
  const t = useTexts(texts);
  const { move: moveTitle } = useTexts(moveTexts);
  const queries = useQueryClient();
  const [open, setOpen] = useState<'move' | 'doctor' | null>(null);
  const dialog = {
    appointment,
    onMoved: (moved: Appointment) => {
      queries.setQueryData([read, { params: { id: appointment.id } }], moved);
      void queries.invalidateQueries();
      setOpen(null);
    },
    onClose: () => setOpen(null),
  };
  return (
    <div className={css.acts}>
      <Button variant="outlined" onClick={() => setOpen('move')}>
        <Icon of={clock} />
        {t.move}
      </Button>
      {move === byHospital && (
        <Button variant="outlined" onClick={() => setOpen('doctor')}>
          <Icon of={refresh} />
          {t.changeDoctor}
        </Button>
      )}
      {open && (
        <Suspense
          fallback={
            <DialogFrame
              narrow={open === 'doctor'}
              title={open === 'move' ? moveTitle : t.changeDoctor}
              onClose={dialog.onClose}
            />
          }
        >
          {open === 'move' ? <DeskMoveDialog {...dialog} move={move} /> : <ChangeDoctorDialog {...dialog} />}
        </Suspense>
      )}
    </div>
  );
}
