import type { Appointment } from '@ivuriro/contract';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { useAnswer } from '../../../lib/api/use-answer.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Select, Textarea } from '../../../ui/Field.tsx';
import { MoveDialog } from '../move/MoveDialog.tsx';
import type { Move } from './account-views.ts';
import { byHospital, sendMove } from './send-move.ts';
import { texts } from './texts.ts';

type Props = {
  appointment: Appointment;
  move: Move;
  onMoved: (appointment: Appointment) => void;
  onClose: () => void;
};

/**
 * The dialog in which a doctor or a hospital moves an appointment, with a message to the patient; a hospital can also
 * choose another doctor.
 */
export default function DeskMoveDialog({ appointment, move, onMoved, onClose }: Props) {
  const t = useTexts(texts);
  const [doctor, setDoctor] = useState(appointment.doctor.id);
  const [message, setMessage] = useState('');
  const { id, patient } = appointment;
  return (
    <MoveDialog
      appointment={appointment}
      doctor={doctor}
      subtitle={patient.full_name}
      says={patient.can_be_told ? t.moveSays : t.moveUntold}
      fields={move === byHospital && <DoctorSelect appointment={appointment} chosen={doctor} onChoose={setDoctor} />}
      move={(slot) => sendMove(move, id, { doctor, slot, message })}
      onMoved={onMoved}
      onClose={onClose}
    >
      {() => (
        <Textarea
          label={t.toPatient}
          hint={t.toPatientHint}
          maxLength={500}
          rows={2}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      )}
    </MoveDialog>
  );
}

type DoctorProps = { appointment: Appointment; chosen: string; onChoose: (doctor: string) => void };

/** A select with the doctors of the hospital who practise the speciality. */
function DoctorSelect({ appointment, chosen, onChoose }: DoctorProps) {
  const t = useTexts(texts);
  const { hospital, doctor, speciality } = appointment;
  const team = useAnswer(`team ${hospital!.id}`, (signal) =>
    call('GET /show/hospital/{id}/doctors', { params: { id: hospital!.id }, signal }),
  );
  const colleagues = (team.data ?? []).filter(
    ({ id, doctorSpecialties }) => id !== doctor.id && doctorSpecialties.some((one) => one.id === speciality.id),
  );
  return (
    <Select
      label={t.doctor}
      value={chosen}
      error={team.error ? t.colleaguesFailed : undefined}
      options={[doctor, ...colleagues].map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(event) => onChoose(event.target.value)}
    />
  );
}
