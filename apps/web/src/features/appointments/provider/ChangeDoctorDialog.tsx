import type { Appointment } from '@ivuriro/contract';
import { call } from '../../../lib/api/call.ts';
import { useAnswer } from '../../../lib/api/use-answer.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Failed } from '../../../ui/Failed.tsx';
import { Textarea } from '../../../ui/Field.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { RadioList } from '../../../ui/RadioList.tsx';
import { SkeletonLines } from '../../../ui/SkeletonLines.tsx';
import { Empty } from '../../../ui/States.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { hoursOf } from '../../../domain/appointments/appointment-times.ts';
import { shortDate } from '../../../lib/language/dates.ts';
import { texts } from './texts.ts';

type Props = { appointment: Appointment; onMoved: (appointment: Appointment) => void; onClose: () => void };

/** The dialog in which a hospital gives an appointment to a colleague who is free at the same time. */
export default function ChangeDoctorDialog({ appointment, onMoved, onClose }: Props) {
  const t = useTexts(texts);
  const { id, patient, assigned_date } = appointment;
  const params = { id };
  const { data, error, retry } = useAnswer(
    `colleagues ${id}`,
    (signal) => call('GET /hospital/appointment/{id}/doctors', { params, signal }),
    { staysAsShown: true },
  );
  const { sending, send } = useFormSubmit();
  const head = {
    title: t.changeDoctor,
    subtitle: `${patient.full_name}, ${shortDate(assigned_date)}, ${hoursOf(appointment)}`,
    narrow: true,
    onClose,
  };
  if (!data || data.length === 0)
    return (
      <Dialog {...head}>
        {error ? (
          <Failed title={t.colleaguesFailed} onRetry={retry} />
        ) : data ? (
          <Empty title={t.noColleague}>
            <p>{t.noColleagueSays}</p>
          </Empty>
        ) : (
          <SkeletonLines says={t.loadingColleagues} heights={['2.75rem', '2.75rem', '2.75rem']} />
        )}
      </Dialog>
    );
  const change = (form: HTMLFormElement) =>
    send(async () => {
      const { doctor = '', message = '' } = Object.fromEntries(new FormData(form)) as Record<string, string>;
      const body = { doctor_id: doctor, message };
      const reply = await call('PUT /hospital/appointment/{id}/doctor', { params, body });
      showToast({ message: reply.message });
      onMoved(reply.data);
    });
  return (
    <FormDialog {...head} words={{ send: t.changeDoctor, sending: t.changingDoctor }} sending={sending} onSend={change}>
      <p>{patient.can_be_told ? t.changeDoctorSays : t.changeDoctorUntold}</p>
      <RadioList
        legend={t.freeColleagues}
        name="doctor"
        options={data.map((doctor) => ({ value: doctor.id, label: doctor.name }))}
        defaultValue={data[0]!.id}
      />
      <Textarea label={t.toPatient} hint={t.toPatientHint} name="message" maxLength={500} rows={2} />
    </FormDialog>
  );
}
