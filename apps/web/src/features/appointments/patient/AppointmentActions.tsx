import type { Appointment } from '@ivuriro/contract';
import { Suspense, useState } from 'react';
import { shortInstant } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { clock, refresh } from '../../../ui/icons.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { AddToCalendar } from '../../../domain/appointments/AddToCalendar.tsx';
import { startOf } from '../../../domain/appointments/appointment-times.ts';
import css from './AppointmentDetails.module.css';
import { bookAgain } from './book-again.ts';
import { Cancellation } from './Cancellation.tsx';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { texts } from './texts.ts';

const MoveDialog = lazyDialog(() => import('./RescheduleDialog.tsx'));

type Props = { appointment: Appointment; now: Date; onChanged: (appointment: Appointment) => void };

/** The patient's actions on an appointment that has not begun or is over; during the appointment there are none. */
export function AppointmentActions({ appointment, now, onChanged }: Props) {
  const t = useTexts(texts);
  if (appointment.status === 'ONGOING') return null;
  if (appointment.status === 'PENDING')
    return now < startOf(appointment) ? (
      <Before appointment={appointment} now={now} onChanged={onChanged} />
    ) : (
      <Banner>{t.begun}</Banner>
    );
  return (
    <div className={css.acts}>
      <LinkButton to={bookAgain(appointment)} variant="outlined">
        <Icon of={refresh} />
        {t.bookAgain}
      </LinkButton>
    </div>
  );
}

function Before({ appointment, now, onChanged }: Props) {
  const t = useTexts(texts);
  const [moving, setMoving] = useState(false);
  const limit = appointment.movable_until ? new Date(appointment.movable_until) : null;
  const movable = limit !== null && now <= limit;
  return (
    <>
      <div className={css.acts}>
        {movable && (
          <Button variant="outlined" onClick={() => setMoving(true)}>
            <Icon of={clock} />
            {t.move}
          </Button>
        )}
        <AddToCalendar id={appointment.id} />
      </div>
      <p className={css.limit}>{movable ? t.movableUntil(shortInstant(limit)) : t.tooLateToMove}</p>
      <Cancellation appointment={appointment} now={now} onCancelled={onChanged} />
      {moving && (
        <Suspense fallback={<DialogFrame title={t.move} onClose={() => setMoving(false)} />}>
          <MoveDialog
            appointment={appointment}
            onClose={() => setMoving(false)}
            onMoved={(moved) => {
              setMoving(false);
              onChanged(moved);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
