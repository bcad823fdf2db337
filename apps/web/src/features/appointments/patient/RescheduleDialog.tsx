import type { Appointment } from '@ivuriro/contract';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { ApiError } from '../../../lib/api/envelope.ts';
import { inKigali, shortDate } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { displayTime } from '../../../lib/language/times.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { Button } from '../../../ui/Button.tsx';
import { weekHolding, windowOf } from '../../../domain/availability/calendar-window.ts';
import type { ChosenSlot } from '../../../domain/availability/calendar.ts';
import { CalendarStrip } from '../../../domain/availability/CalendarStrip.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useAnswer } from '../../../lib/api/use-answer.ts';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { useToday } from '../../../lib/hooks/use-today.ts';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { readWithOwn } from '../../../domain/availability/own-hold.ts';
import { refundWords } from './Cancellation.tsx';
import { isLastMove, movedTo } from './reschedule.ts';
import css from './RescheduleDialog.module.css';
import { texts } from './texts.ts';

type Props = { appointment: Appointment; onMoved: (appointment: Appointment) => void; onClose: () => void };

/** Moves an appointment to another slot of its calendar. The old slot stays claimed until the new one is booked. */
export default function RescheduleDialog({ appointment, onMoved, onClose }: Props) {
  const t = useTexts(texts);
  const own: ChosenSlot = {
    date: appointment.assigned_date,
    time: appointment.start_time,
    end_time: appointment.end_time,
  };
  const today = useToday();
  const [week, setWeek] = useState(() => weekHolding(today, own.date));
  const [slot, setSlot] = useState(own);
  const times = useTimes(appointment, today, week);
  const { sending, send } = useFormSubmit();
  const now = useNow();
  const another = slot.date !== own.date || slot.time !== own.time || slot.end_time !== own.end_time;
  const move = () =>
    send(async () => {
      try {
        const { data, message } = await call('POST /patient/appointment/reschedule/{id}', {
          params: { id: appointment.id },
          body: { assigned_date: slot.date, start_time: slot.time, end_time: slot.end_time },
        });
        showToast({ message });
        onMoved(data);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'slot_taken') {
          setSlot(own);
          times.retry();
        }
        throw error;
      }
    });
  return (
    <Dialog
      title={t.move}
      subtitle={appointment.any_doctor ? appointment.hospital?.name : appointment.doctor.name}
      onClose={onClose}
      foot={
        <Button wide disabled={!another} busy={sending && t.moving} onClick={() => void move()}>
          {another ? t.moveTo(when(slot)) : t.chooseTime}
        </Button>
      }
    >
      <p>{t.moveSays}</p>
      <CalendarStrip
        calendar={times.data}
        failed={times.error !== undefined}
        onRetry={times.retry}
        today={today}
        week={week}
        onWeek={setWeek}
        chosen={slot}
        own={own}
        onChoose={setSlot}
      />
      <p className={css.change} role="status">
        <span>{`${t.timeNow}: ${when(own)}`}</span>
        {another && <b>{`${t.timeThen}: ${when(slot)}`}</b>}
      </p>
      {another && isLastMove(appointment, slot, now) && (
        <Banner tone="ochre">{`${t.lastMove} ${refundWords(movedTo(appointment, slot), now, t)}`}</Banner>
      )}
    </Dialog>
  );
}

const when = ({ date, time, end_time }: ChosenSlot) =>
  inKigali(`${shortDate(date)}, ${displayTime(time)} – ${displayTime(end_time)}`);

/**
 * The free slots for the move: those of the doctor, or of the hospital's doctors if the booking left the doctor open.
 */
function useTimes(appointment: Appointment, today: string, week: number) {
  const { id, doctor, hospital, speciality, consultation_type, any_doctor } = appointment;
  const { from, to } = windowOf(today, week);
  const query = { week_start_date: from, week_end_date: to, consultation_type };
  const account = useAccount();
  const ofPlace = hospital && any_doctor;
  const owner = ofPlace ? { doctor: '', hospital: hospital.id } : { doctor: doctor.id, hospital: '' };
  const read = (signal: AbortSignal) =>
    ofPlace
      ? call('GET /view_hospital/calendar/{id}', {
          params: { id: hospital.id },
          query: { ...query, speciality_id: speciality.id },
          signal,
        })
      : call('GET /view_doctor/calendar/{id}', {
          params: { id: doctor.id },
          query: { ...query, ...(hospital && { hospital_id: hospital.id }) },
          signal,
        });
  return useAnswer(`${id} ${from}`, (signal) => readWithOwn(read(signal), { account, signal, owner }, false));
}
