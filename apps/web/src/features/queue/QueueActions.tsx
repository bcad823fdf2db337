import type { QueueRow } from '@ivuriro/contract';
import { useState } from 'react';
import { earliestInstant } from '../../domain/appointments/earliest-status-change.ts';
import { useArrival } from '../../domain/queue/use-arrival.ts';
import { type AnyProviderContext, call } from '../../lib/api/call.ts';
import { useNow } from '../../lib/hooks/use-now.ts';
import { clockOf } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useMay } from '../../lib/session/permissions.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirmation } from '../../ui/Confirmation.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { bell, check } from '../../ui/icons.ts';
import { useFormSubmit } from '../../ui/use-form-submit.ts';
import { useShowChange } from '../../ui/use-show-change.ts';
import { useLastRoom } from './last-room.ts';
import css from './queue.module.css';
import { QueueMenu } from './QueueMenu.tsx';
import { RoomDialog } from './RoomDialog.tsx';
import { texts } from './texts.ts';
import { useCallPatient } from './use-call-patient.ts';

type Props = { desk: AnyProviderContext; row: QueueRow; rooms: string[] };

const statusCalls = {
  doctor: 'POST /doctor/appointment/status/{id}',
  hospital: 'POST /hospital/appointment/status/{id}',
} as const;

/** The button for the next step of a patient in the queue, and a menu with further actions. */
export function QueueActions({ desk, row, rooms }: Props) {
  const t = useTexts(texts);
  const now = useNow();
  const { state, appointment } = row;
  const mayChange = useMay('agenda.book');
  const last = useLastRoom(appointment.doctor.id);
  const [dialog, setDialog] = useState<'room' | 'finish' | null>(null);
  const { sending, send } = useFormSubmit();
  const showChange = useShowChange();
  const { calling, callTo } = useCallPatient(desk, row);
  const { undo } = useArrival(desk, appointment.id);
  const close = () => setDialog(null);
  const setStatus = async (status: 'ONGOING' | 'COMPLETED') => {
    const key = statusCalls[desk.kind as keyof typeof statusCalls];
    await showChange(await call(key, { params: { id: appointment.id }, body: { status } }));
  };
  const name = appointment.patient.full_name;
  const callWords = last ? t.callTo(last) : t.call;
  const over = earliestInstant(appointment, 'COMPLETED', now);
  return (
    <div className={css.actions}>
      {state === 'WAITING' && (
        <Button
          size="sm"
          busy={calling && t.calling}
          aria-label={t.callPatient(callWords, name)}
          onClick={() => (last ? void callTo(last) : setDialog('room'))}
        >
          <Icon of={bell} size={18} />
          {callWords}
        </Button>
      )}
      {state === 'CALLED' && mayChange && (
        <Button size="sm" busy={sending && t.saving} onClick={() => void send(() => setStatus('ONGOING'))}>
          {t.enter}
        </Button>
      )}
      {state === 'IN_ROOM' && mayChange && (
        <Button size="sm" variant="soft" disabled={over !== undefined} onClick={() => setDialog('finish')}>
          <Icon of={check} size={18} />
          {over ? t.finishFrom(clockOf(over)) : t.finish}
        </Button>
      )}
      {(state === 'WAITING' || state === 'CALLED') && (
        <QueueMenu
          label={t.more(name)}
          again={state === 'CALLED' ? () => void callTo(row.room!) : undefined}
          onOtherRoom={() => setDialog('room')}
          onUndo={() => void undo()}
        />
      )}
      {dialog === 'room' && (
        <RoomDialog
          token={row.token}
          name={name}
          room={row.room ?? last}
          rooms={rooms}
          calling={calling}
          onCall={async (room) => {
            if (await callTo(room)) close();
          }}
          onClose={close}
        />
      )}
      {dialog === 'finish' && (
        <Confirmation mild title={t.finishTitle} busy={t.saving} act={() => setStatus('COMPLETED')} onClose={close}>
          <p>{t.finishSays(name)}</p>
        </Confirmation>
      )}
    </div>
  );
}
