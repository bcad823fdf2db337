import type { Appointment } from '@ivuriro/contract';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../../lib/api/envelope.ts';
import { inKigali, shortDate } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { displayTime } from '../../../lib/language/times.ts';
import { useToday } from '../../../lib/hooks/use-today.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { weekHolding } from '../../../domain/availability/calendar-window.ts';
import type { ChosenSlot } from '../../../domain/availability/calendar.ts';
import { CalendarStrip } from '../../../domain/availability/CalendarStrip.tsx';
import { useSlots } from './use-slots.ts';
import css from './MoveDialog.module.css';
import { texts } from './texts.ts';

type Props = {
  appointment: Appointment;
  /** The doctor whose free slots are shown; '' for every doctor of the hospital who practises the speciality. */
  doctor: string;
  subtitle: string | undefined;
  /** The text that explains what the move changes and what stays unchanged. */
  says: string;
  /** Fields above the calendar. */
  fields?: ReactNode;
  /** Draws further content for the chosen slot, such as a note or a field. */
  children?: (slot: ChosenSlot) => ReactNode;
  move: (slot: ChosenSlot) => Promise<{ data: Appointment; message: string }>;
  onMoved: (appointment: Appointment) => void;
  onClose: () => void;
};

/** The dialog that moves an appointment to another slot. The old slot stays claimed until the new one is booked. */
export function MoveDialog({ appointment, doctor, subtitle, says, fields, children, move, onMoved, onClose }: Props) {
  const t = useTexts(texts);
  const own: ChosenSlot = {
    date: appointment.assigned_date,
    time: appointment.start_time,
    end_time: appointment.end_time,
  };
  const today = useToday();
  const [week, setWeek] = useState(() => weekHolding(today, own.date));
  const [choice, setChoice] = useState<{ doctor: string; slot: ChosenSlot } | null>(null);
  const chosen = choice?.doctor === doctor ? choice.slot : null;
  const isOwnDoctor = doctor === '' || doctor === appointment.doctor.id;
  const slot = chosen && !(isOwnDoctor && isSame(chosen, own)) ? chosen : null;
  const times = useSlots(appointment, doctor, { today, week });
  const { sending, send } = useFormSubmit();
  const confirm = (to: ChosenSlot) =>
    send(async () => {
      try {
        const { data, message } = await move(to);
        showToast({ message });
        onMoved(data);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'slot_taken') {
          setChoice(null);
          times.retry();
        }
        throw error;
      }
    });
  return (
    <Dialog
      title={t.move}
      subtitle={subtitle}
      onClose={onClose}
      foot={
        <Button wide disabled={!slot} busy={sending && t.moving} onClick={() => slot && void confirm(slot)}>
          {slot ? t.moveTo(when(slot)) : t.chooseTime}
        </Button>
      }
    >
      <p>{says}</p>
      {fields}
      <CalendarStrip
        calendar={times.data}
        failed={times.error !== undefined}
        onRetry={times.retry}
        today={today}
        week={week}
        onWeek={setWeek}
        chosen={slot ?? (isOwnDoctor ? own : null)}
        {...(isOwnDoctor && { own })}
        onChoose={(next) => setChoice({ doctor, slot: next })}
      />
      <p className={css.change} role="status">
        <span>{`${t.timeNow}: ${when(own)}`}</span>
        {slot && <b>{`${t.timeThen}: ${when(slot)}`}</b>}
      </p>
      {slot && children?.(slot)}
    </Dialog>
  );
}

const isSame = (one: ChosenSlot, other: ChosenSlot) =>
  one.date === other.date && one.time === other.time && one.end_time === other.end_time;

const when = ({ date, time, end_time }: ChosenSlot) =>
  inKigali(`${shortDate(date)}, ${displayTime(time)} – ${displayTime(end_time)}`);
