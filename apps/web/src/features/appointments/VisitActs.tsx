import type { Appointment } from '@ivuriro/contract';
import { Suspense, useState } from 'react';
import { shortInstant } from '../../shared/i18n/dates.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { Button, LinkButton } from '../../shared/ui/Button.tsx';
import { clock, refresh } from '../../shared/ui/icons.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { AddToCalendar } from '../../shared/visit/AddToCalendar.tsx';
import { startOf } from '../../shared/visit/visit-times.ts';
import css from './AppointmentDetails.module.css';
import { bookAgain } from './book-again.ts';
import { Cancellation } from './Cancellation.tsx';
import { texts } from './texts.ts';

const MoveDialog = lazyPart(() => import('./MoveDialog.tsx'));

type Props = { visit: Appointment; now: Date; onChanged: (visit: Appointment) => void };

/** What the patient may do with a visit: until it begins, and when it is over. */
export function VisitActs({ visit, now, onChanged }: Props) {
  const t = useTexts(texts);
  if (visit.status === 'ONGOING') return null;
  if (visit.status === 'PENDING')
    return now < startOf(visit) ? <Before visit={visit} now={now} onChanged={onChanged} /> : <Notice>{t.begun}</Notice>;
  return (
    <div className={css.acts}>
      <LinkButton to={bookAgain(visit)} variant="outlined">
        <Icon of={refresh} />
        {t.bookAgain}
      </LinkButton>
    </div>
  );
}

function Before({ visit, now, onChanged }: Props) {
  const t = useTexts(texts);
  const [moving, setMoving] = useState(false);
  const limit = visit.movable_until ? new Date(visit.movable_until) : null;
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
        <AddToCalendar id={visit.id} />
      </div>
      <p className={css.limit}>{movable ? t.movableUntil(shortInstant(limit)) : t.tooLateToMove}</p>
      <Cancellation visit={visit} now={now} onCancelled={onChanged} />
      {moving && (
        <Suspense>
          <MoveDialog
            visit={visit}
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
