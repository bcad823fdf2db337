import type { Api } from '@ivuriro/contract';
import { useRevalidator } from 'react-router';
import { PlaceToday } from '../../../domain/queue/QueuePlace.tsx';
import { call } from '../../../lib/api/call.ts';
import { useDialogTo } from '../../../lib/hooks/use-dialog.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { displayTime } from '../../../lib/language/times.ts';
import { useAccounts } from '../../../lib/session/use-account.ts';
import { useRevalidateOnEvent } from '../../../lib/sockets/use-revalidate-on-event.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Empty } from '../../../ui/States.tsx';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import css from './entrance.module.css';
import { texts } from './texts.ts';

type EntranceAppointment = Api['GET /patient/entrance/{code}']['data']['appointments'][number];

/** The patient's appointments of today at this door: each with one button, and after the arrival with their place. */
export function EntranceAppointments({ code, appointments }: { code: string; appointments: EntranceAppointment[] }) {
  const t = useTexts(texts);
  const to = useDialogTo();
  useRevalidateOnEvent('queue');
  const hasOthers = useAccounts().length > 1;
  const others = hasOthers && (
    <LinkButton variant="outlined" to={to('accounts')}>
      {t.toAccounts}
    </LinkButton>
  );
  if (appointments.length === 0)
    return (
      <Empty title={t.none} action={others}>
        <p>{t.noneSays}</p>
      </Empty>
    );
  return (
    <div className={css.entrance}>
      <p>{t.says}</p>
      <ul className={css.list}>
        {appointments.map((appointment) => (
          <li key={appointment.id}>
            <AppointmentAtEntrance code={code} appointment={appointment} />
          </li>
        ))}
      </ul>
      {others}
    </div>
  );
}

function AppointmentAtEntrance({ code, appointment }: { code: string; appointment: EntranceAppointment }) {
  const t = useTexts(texts);
  const { revalidate } = useRevalidator();
  const { sending, send } = useFormSubmit();
  const { id, doctor, service, start_time, end_time, token } = appointment;
  const time = displayTime(start_time);
  const arrive = () =>
    send(async () => {
      await call('POST /patient/entrance/{code}/arrival/{id}', { params: { code, id } });
      await revalidate();
    });
  return (
    <Card className={css.appointment}>
      <h2>{t.time(time, displayTime(end_time))}</h2>
      <p>
        {doctor}
        <br />
        {service}
      </p>
      {token ? (
        <>
          <PlaceToday id={id} />
          <p className={css.quiet}>{t.stay}</p>
        </>
      ) : (
        <Button wide size="lg" busy={sending && t.marking} aria-label={t.arriveAt(time)} onClick={() => void arrive()}>
          {t.arrive}
        </Button>
      )}
    </Card>
  );
}
