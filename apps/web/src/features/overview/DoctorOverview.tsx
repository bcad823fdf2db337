import { useCall } from '../../shared/api/use-call.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { ErrorState } from '../../shared/ui/States.tsx';
import { Counters } from './Counters.tsx';
import { Greeting } from './Greeting.tsx';
import { messages } from './messages.ts';
import { MonthBars } from './MonthBars.tsx';
import css from './overview.module.css';
import { PendingRequests } from './PendingRequests.tsx';

/** `appointments`: where the doctor's appointments lie. */
export function DoctorOverview({ name, appointments }: { name: string; appointments: string }) {
  const t = useMessages(messages);
  const { data, isError, refetch } = useCall('GET /doctor/overview');
  return (
    <>
      <Greeting name={name} waiting={data?.pending_appointments} />
      {data ? (
        <>
          <Counters
            items={[
              { label: t.appointments, value: data.apointments },
              { label: t.specialities, value: data.specialities },
              { label: t.hospitals, value: data.affiliated_hospitals },
              { label: t.symptoms, value: data.treated_symptoms },
              { label: t.diseases, value: data.treated_diseases },
              { label: t.pending, value: data.pending_appointments, waits: true },
            ]}
          />
          <div className={css.columns}>
            <MonthBars months={data.annualRequests} />
            <PendingRequests
              visits={data.pending_requests}
              total={data.pending_appointments}
              appointments={appointments}
            />
          </div>
        </>
      ) : isError ? (
        <ErrorState title={t.failed} onRetry={() => void refetch()}>
          <p>{t.failedSays}</p>
        </ErrorState>
      ) : (
        <Bones />
      )}
    </>
  );
}

function Bones() {
  const t = useMessages(messages);
  return (
    <div role="status" className={css.bones}>
      <span className="sr">{t.loading}</span>
      <Skeleton height="104px" />
      <div className={css.columns}>
        <Skeleton height="340px" />
        <Skeleton height="340px" />
      </div>
    </div>
  );
}
