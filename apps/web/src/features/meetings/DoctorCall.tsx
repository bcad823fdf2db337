import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api/call.ts';
import { ApiError } from '../../lib/api/envelope.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { showToast, showFailureToast } from '../../ui/toasts.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useFormSubmit } from '../../ui/use-form-submit.ts';
import { CallEnded } from './CallEnded.tsx';
import { texts } from './texts.ts';
import { AppointmentCall } from './AppointmentCall.tsx';

type Props = { code: string; token: string; appointments: string };

/**
 * The video call as the doctor sees it. If the meeting cannot be loaded, the page returns to the appointments and shows
 * a toast.
 */
export function DoctorCall({ code, token, appointments }: Props) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const { data: meeting, error } = useCall('GET /doctor/meeting/{code}', { params: { code } });
  const turnBack = useEffectEvent((failure: Error) => {
    if (failure instanceof ApiError) showFailureToast(failure);
    void navigate(appointments, { replace: true });
  });
  // if reading the meeting again fails, for example without a connection, a running call continues
  const unreadable = meeting ? null : error;
  useEffect(() => {
    if (unreadable) turnBack(unreadable);
  }, [unreadable]);
  if (!meeting)
    return (
      <div role="status">
        <span className="sr">{t.loading}</span>
        <Skeleton height="2rem" width="60%" />
        <Skeleton height="18rem" />
      </div>
    );
  const appointmentPath = `${appointments}/all/${meeting.appointment_id}`;
  return (
    <AppointmentCall
      key={code}
      meeting={meeting}
      role="doctor"
      token={token}
      back={appointmentPath}
      after={(endedBy) => (
        <Ended code={code} endedBy={endedBy} name={meeting.patient.full_name} appointmentPath={appointmentPath} />
      )}
    />
  );
}

type EndedProps = { code: string; endedBy: 'patient' | 'doctor' | null; name: string; appointmentPath: string };

/**
 * The end of a call for the doctor. A doctor who ended the call returns to the appointment; if the patient ended it,
 * the page has a button to complete the appointment.
 */
function Ended({ code, endedBy, name, appointmentPath }: EndedProps) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const { sending, send } = useFormSubmit();
  const goBack = useEffectEvent(() => void navigate(appointmentPath, { replace: true }));
  useEffect(() => {
    if (endedBy === 'doctor') goBack();
  }, [endedBy]);
  if (endedBy === 'doctor') return null;
  const complete = () =>
    send(async () => {
      await call('PUT /doctor/meeting/{code}', { params: { code }, body: { status: 'COMPLETED' } });
      showToast({ message: t.completed });
      void navigate(appointmentPath, { replace: true });
    });
  return (
    <CallEnded
      role="doctor"
      endedBy={endedBy}
      name={name}
      action={
        <>
          {endedBy === 'patient' && (
            <Button busy={sending && t.completing} onClick={() => void complete()}>
              {t.complete}
            </Button>
          )}
          <LinkButton to={appointmentPath} variant="outlined">
            {t.openAppointment}
          </LinkButton>
        </>
      }
    >
      {endedBy === 'patient' && <p>{t.completeSays}</p>}
    </CallEnded>
  );
}
