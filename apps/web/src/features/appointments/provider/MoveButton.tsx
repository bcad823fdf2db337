import type { Appointment } from '@ivuriro/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTexts } from '../../../lib/language/texts.ts';
import { lazyPart } from '../../../lib/lazy-component.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { clock } from '../../../ui/icons.ts';
import type { AccountView, Move } from './account-views.ts';
import { texts } from './texts.ts';

const DeskMoveDialog = lazyPart(() => import('./DeskMoveDialog.tsx'));

type Props = {
  appointment: Appointment;
  move: Move;
  /** The call that read the appointment. The moved appointment replaces the reply that is cached for it. */
  read: AccountView['one'];
};

/** Opens the dialog that moves the appointment to another time. */
export function MoveButton({ appointment, move, read }: Props) {
  const t = useTexts(texts);
  const queries = useQueryClient();
  const [moving, setMoving] = useState(false);
  const close = () => setMoving(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setMoving(true)}>
        <Icon of={clock} />
        {t.move}
      </Button>
      {moving && (
        <Suspense>
          <DeskMoveDialog
            appointment={appointment}
            move={move}
            onMoved={(moved) => {
              queries.setQueryData([read, { params: { id: appointment.id } }], moved);
              void queries.invalidateQueries();
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
