import type { QueueRow } from '@ivuriro/contract';
import { Suspense, useState } from 'react';
import { useQueue } from '../../domain/queue/use-queue.ts';
import type { AnyProviderContext } from '../../lib/api/call.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useMay } from '../../lib/session/permissions.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import dashboard from '../../ui/dashboard/dashboard.module.css';
import { ListSkeleton } from '../../ui/dashboard/ListSkeleton.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { ChipChoice } from '../../ui/Chip.tsx';
import { Empty } from '../../ui/States.tsx';
import css from './queue.module.css';
import { QueueLine } from './QueueLine.tsx';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { texts } from './texts.ts';

const EntranceDialog = lazyDialog(() => import('./EntranceDialog.tsx'));
const ScreenDialog = lazyDialog(() => import('./ScreenDialog.tsx'));

type Props = {
  desk: AnyProviderContext;
  /** The path of the appointments, where patients are marked as arrived. */
  appointments: string;
  toAppointment: (id: string) => string;
};

const groups = ['CALLED', 'WAITING', 'IN_ROOM', 'DONE'] as const;

/**
 * The queue of today. For a hospital there are buttons below it, for the poster at the door and for the screen in the
 * waiting room.
 */
export function Queue(props: Props) {
  const t = useTexts(texts);
  const { desk } = props;
  const isHospital = desk.kind === 'hospital';
  const mayMakeScreen = useMay('computers.manage') && isHospital;
  const [opened, setOpened] = useState<'entrance' | 'screen' | null>(null);
  const close = () => setOpened(null);
  const Opened = opened === 'entrance' ? EntranceDialog : ScreenDialog;
  return (
    <div className={css.queue}>
      <QueueOfToday {...props} />
      {isHospital && (
        <div className={css.setUp}>
          <Button variant="outlined" onClick={() => setOpened('entrance')}>
            {t.entrance}
          </Button>
          {mayMakeScreen && (
            <Button variant="outlined" onClick={() => setOpened('screen')}>
              {t.screen}
            </Button>
          )}
        </div>
      )}
      {opened && (
        <Suspense fallback={<DialogFrame narrow title={t[opened]} onClose={close} />}>
          <Opened desk={desk} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

/**
 * All patients who have arrived today, in the groups called, waiting, in the room and done. The list is updated when
 * another desk changes the queue.
 */
function QueueOfToday({ desk, appointments, toAppointment }: Props) {
  const t = useTexts(texts);
  const { data: queue, isError, refetch } = useQueue(desk);
  const [doctor, setDoctor] = useState('all');
  if (!queue && isError)
    return (
      <div className={dashboard.panel}>
        <Failed title={t.failed} says={t.failedSays} onRetry={() => void refetch()} />
      </div>
    );
  if (!queue) return <ListSkeleton says={t.loading} />;
  const doctors = [...new Map(queue.map(({ appointment }) => [appointment.doctor.id, appointment.doctor])).values()];
  const shown = queue.filter(({ appointment }) => doctor === 'all' || appointment.doctor.id === doctor);
  const isOfMany = desk.kind === 'hospital';
  if (shown.length === 0)
    return (
      <div className={dashboard.panel}>
        <Empty
          title={queue.length === 0 ? t.none : t.noneOfDoctor}
          action={<LinkButton to={appointments}>{t.toAppointments}</LinkButton>}
        >
          <p>{t.noneSays}</p>
        </Empty>
      </div>
    );
  return (
    <div className={css.queue}>
      {isOfMany && doctors.length > 1 && (
        <ChipChoice
          legend={t.doctor}
          name="doctor"
          options={[
            { value: 'all', label: t.allDoctors },
            ...doctors.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={doctor}
          onChange={setDoctor}
        />
      )}
      {groups.map((state) => {
        const rows = shown.filter((row) => row.state === state);
        if (rows.length === 0 && state !== 'WAITING') return null;
        const heading = `queue-${state}`;
        return (
          <section key={state} aria-labelledby={heading} className={css.group} data-state={state}>
            <h2 id={heading}>
              {t.groups[state]} <span>{rows.length}</span>
            </h2>
            {rows.length === 0 ? (
              <p className={css.nobody}>{t.nobodyWaits}</p>
            ) : (
              <ul className={dashboard.panel}>
                {rows.map((row) => (
                  <QueueLine
                    key={row.appointment.id}
                    desk={desk}
                    row={row}
                    rooms={roomsOf(queue)}
                    isOfMany={isOfMany}
                    to={toAppointment(row.appointment.id)}
                  />
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}

const roomsOf = (queue: QueueRow[]): string[] =>
  [...new Set(queue.flatMap(({ room }) => room ?? []))].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
