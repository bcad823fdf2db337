import type { Appointment } from '@ivuriro/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import type { ChosenSlot } from '../../../domain/availability/calendar.ts';
import { ApiError } from '../../../lib/api/envelope.ts';
import { inKigali, shortDate } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { displayTime } from '../../../lib/language/times.ts';
import { Textarea } from '../../../ui/Field.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { useShowChange } from '../../../ui/use-show-change.ts';
import type { Move } from './account-views.ts';
import { sendMove } from './send-move.ts';
import { texts } from './texts.ts';

type Props = {
  appointment: Appointment;
  move: Move;
  /** The doctor and the slot to which the appointment was dragged. */
  to: { doctor: { id: string; name: string }; slot: ChosenSlot };
  onClose: () => void;
};

/**
 * Asks for confirmation before a dragged appointment is moved: shows the old and the new time and who is told, and has
 * a field for a message to the patient.
 */
export default function MoveTo({ appointment, move, to: { doctor, slot }, onClose }: Props) {
  const t = useTexts(texts);
  const [message, setMessage] = useState('');
  const queries = useQueryClient();
  const showChange = useShowChange();
  const { sending, send } = useFormSubmit();
  // the button has the focus from the beginning, so that Enter moves the appointment at once: nothing else must be
  // filled in
  useLayoutEffect(() => document.querySelector<HTMLElement>('dialog:modal [type="submit"]')?.focus(), []);
  const own = { date: appointment.assigned_date, time: appointment.start_time, end_time: appointment.end_time };
  const isTold = appointment.patient.can_be_told;
  const other = doctor.id !== appointment.doctor.id;
  const at = (slot: ChosenSlot, name: string) => (other ? `${when(slot)}, ${name}` : when(slot));
  const confirm = () =>
    send(async () => {
      try {
        const reply = await sendMove(move, appointment.id, { doctor: doctor.id, slot, message });
        onClose();
        await showChange(reply);
      } catch (error) {
        // the dialog can move the appointment to this one slot only, so the member chooses another one in the agenda
        if (error instanceof ApiError && error.status === 409) onClose();
        void queries.invalidateQueries();
        throw error;
      }
    });
  return (
    <FormDialog
      narrow
      title={t.moveThis}
      subtitle={appointment.patient.full_name}
      words={{ send: t.move, sending: t.movingNow }}
      sending={sending}
      onSend={() => void confirm()}
      onClose={onClose}
    >
      <Facts
        items={[
          [t.moveFrom, at(own, appointment.doctor.name)],
          [t.moveTo, at(slot, doctor.name)],
        ]}
      />
      <p>{isTold ? (other ? t.moveDoctorSays(doctor.name) : t.moveSays) : t.moveUntold}</p>
      <Textarea
        label={t.toPatient}
        hint={t.toPatientHint}
        maxLength={500}
        rows={2}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
    </FormDialog>
  );
}

const when = ({ date, time, end_time }: ChosenSlot) =>
  inKigali(`${shortDate(date)}, ${displayTime(time)} – ${displayTime(end_time)}`);
