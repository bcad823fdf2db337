import type { Appointment } from '@ivuriro/contract';
import type { AnyProviderContext } from '../../lib/api/call.ts';
import { dayOf } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useNow } from '../../lib/hooks/use-now.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { useDesk } from '../../lib/session/use-desk.ts';
import css from './Arrival.module.css';
import { texts } from './texts.ts';
import { useArrival } from './use-arrival.ts';
import { useQueue } from './use-queue.ts';

type Arriving = Pick<Appointment, 'id' | 'status' | 'consultation_type' | 'assigned_date' | 'patient'>;

/**
 * In a row of appointments: the button that marks the patient as arrived, or the token of a patient who has arrived.
 * Shown only for open appointments in person that are today, and only to members who work on the queue.
 */
export function Arrival({ appointment }: { appointment: Arriving }) {
  const desk = useDesk('queue.work');
  const today = dayOf(useNow());
  const { status, consultation_type, assigned_date } = appointment;
  const isOpen = status === 'PENDING' || status === 'ONGOING';
  if (!desk || !isOpen || consultation_type !== 'PHYSICAL' || assigned_date !== today) return null;
  return <ArrivalToday desk={desk} appointment={appointment} />;
}

function ArrivalToday({ desk, appointment }: { desk: AnyProviderContext; appointment: Arriving }) {
  const t = useTexts(texts);
  const { data: queue, isPending } = useQueue(desk);
  const { sending, arrive } = useArrival(desk, appointment.id);
  const arrived = queue?.find((row) => row.appointment.id === appointment.id);
  if (isPending) return null;
  if (arrived)
    return (
      <span className={css.arrival}>
        <Badge tone="tea">{t.token(arrived.token)}</Badge>
      </span>
    );
  return (
    <Button
      variant="soft"
      size="sm"
      className={css.arrival}
      busy={sending && t.marking}
      aria-label={t.arrivedOf(appointment.patient.full_name)}
      onClick={() => void arrive()}
    >
      {t.arrived}
    </Button>
  );
}
