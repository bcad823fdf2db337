import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../shared/api/call.ts';
import { ApiError } from '../../shared/api/envelope.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import { Button, LinkButton } from '../../shared/ui/Button.tsx';
import { showToast, showFailureToast } from '../../shared/ui/toasts.ts';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { useSending } from '../../shared/use-sending.ts';
import { After } from './After.tsx';
import { texts } from './texts.ts';
import { VisitCall } from './VisitCall.tsx';

type Props = { code: string; token: string; appointments: string };

/** The doctor's side of a visit. What cannot be loaded leads back to the appointments, with the reason. */
export function DoctorCall({ code, token, appointments }: Props) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const { data: meeting, error } = useCall('GET /doctor/meeting/{code}', { params: { code } });
  const turnBack = useEffectEvent((failure: Error) => {
    if (failure instanceof ApiError) showFailureToast(failure);
    void navigate(appointments, { replace: true });
  });
  // what cannot be read again during a call, while the line is lost, ends no call
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
  const visit = `${appointments}/all/${meeting.appointment_id}`;
  return (
    <VisitCall
      key={code}
      meeting={meeting}
      role="doctor"
      token={token}
      back={visit}
      after={(endedBy) => <Ended code={code} endedBy={endedBy} name={meeting.patient.full_name} visit={visit} />}
    />
  );
}

type EndedProps = { code: string; endedBy: 'patient' | 'doctor' | null; name: string; visit: string };

/** Who has ended it himself goes back to the appointments; what the patient ended the doctor closes. */
function Ended({ code, endedBy, name, visit }: EndedProps) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const { sending, send } = useSending();
  const goBack = useEffectEvent(() => void navigate(visit, { replace: true }));
  useEffect(() => {
    if (endedBy === 'doctor') goBack();
  }, [endedBy]);
  if (endedBy === 'doctor') return null;
  const complete = () =>
    send(async () => {
      await call('PUT /doctor/meeting/{code}', { params: { code }, body: { status: 'COMPLETED' } });
      showToast({ message: t.completed });
      void navigate(visit, { replace: true });
    });
  return (
    <After
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
          <LinkButton to={visit} variant="outlined">
            {t.openVisit}
          </LinkButton>
        </>
      }
    >
      {endedBy === 'patient' && <p>{t.completeSays}</p>}
    </After>
  );
}
