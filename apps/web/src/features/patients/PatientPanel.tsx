import { Link } from 'react-router';
import { PatientHead } from '../../domain/patients/PatientHead.tsx';
import { PaidBadge } from '../../domain/payment/PaidBadge.tsx';
import { StatusBadge } from '../../domain/statuses/StatusBadge.tsx';
import type { AnyProviderContext } from '../../lib/api/call.ts';
import { useCallAt } from '../../lib/api/use-call.ts';
import { plainDate } from '../../lib/language/dates.ts';
import { money } from '../../lib/language/money.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { displayTime } from '../../lib/language/times.ts';
import { useMay } from '../../lib/session/permissions.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { clock, mail } from '../../ui/icons.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Panel } from '../../ui/dashboard/Panel.tsx';
import { bornText } from './born-text.ts';
import { LoginBadge, loginText } from './LoginBadge.tsx';
import type { BookedPatient } from './PatientList.tsx';
import { PatientMessages } from './PatientMessages.tsx';
import { PatientReceipts } from './PatientReceipts.tsx';
import css from './patients.module.css';
import { texts } from './texts.ts';

type Props = {
  providerContext: AnyProviderContext;
  id: string;
  back: string;
  toAppointment: (id: string) => string;
  /** Opens the dialog that books an appointment for the patient; undefined if the member may not book. */
  onBook: ((patient: BookedPatient) => void) | undefined;
};

/**
 * The open patient: contact data, whether somebody signs in for the record, and the appointments, files, payments and
 * messages at this provider, each for those who may read it.
 */
export function PatientPanel({ providerContext, id, back, toAppointment, onBook }: Props) {
  const t = useTexts(texts);
  const mayWrite = useMay('messages.use');
  const mayReadCash = useMay('cash.read');
  const mailbox = `/dashboard/messages/${providerContext.kind}`;
  const asked = useCallAt(providerContext, 'GET /patients/{id}', { params: { id } });
  return (
    <Panel words={t} code={asked.data?.user_code} asked={asked} back={{ to: back, link: `patient-${id}` }}>
      {(patient) => (
        <>
          <PatientHead patient={{ ...patient, picture: null }}>{bornText(patient, t) || t.bornUnknown}</PatientHead>
          <div className={css.acts}>
            {onBook && (
              <Button onClick={() => onBook(patient)}>
                <Icon of={clock} />
                {t.bookTitle}
              </Button>
            )}
            {mayWrite && patient.has_login && (
              <LinkButton
                variant="outlined"
                to={`${mailbox}?write=new`}
                state={{
                  to: { account_id: id, account_type: 'patient', name: patient.full_name, picture: null, email: null },
                }}
              >
                <Icon of={mail} />
                {t.write}
              </LinkButton>
            )}
          </div>
          <div className={css.login}>
            <LoginBadge patient={patient} />
            <p>{loginText(patient, t)}</p>
          </div>
          <Facts
            items={[
              [t.gender, patient.gender && t.genders[patient.gender as keyof typeof t.genders]],
              [t.idNumber, patient.id_number],
              [t.madeHere, patient.made_at && plainDate(new Date(patient.made_at))],
            ]}
          />
          <h3 className={css.title}>{t.appointments}</h3>
          {patient.appointments.length === 0 ? (
            <p className={css.quiet}>{t.noAppointments}</p>
          ) : (
            <ul className={css.visits} aria-label={t.appointments}>
              {patient.appointments.map(({ id: appointment, assigned_date, start_time, doctor, status, payment }) => (
                <li key={appointment}>
                  <Link to={toAppointment(appointment)}>
                    <b>{`${plainDate(assigned_date)}, ${displayTime(start_time)}`}</b>
                    <small>{doctor.name}</small>
                  </Link>
                  <span className={css.paid}>
                    {money(payment.amount_paid + payment.amount_refunded)}
                    <PaidBadge payment={payment} />
                    <StatusBadge status={status} />
                  </span>
                </li>
              ))}
            </ul>
          )}
          {patient.files && patient.files.length > 0 && (
            <>
              <h3 className={css.title}>{t.files}</h3>
              <ul className={css.visits} aria-label={t.files}>
                {patient.files.map(({ appointment_id, code, created_at }) => (
                  <li key={code}>
                    <Link to={toAppointment(appointment_id)}>
                      <b>{plainDate(new Date(created_at))}</b>
                      <small>{code}</small>
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          )}
          {mayReadCash && <PatientReceipts providerContext={providerContext} id={id} />}
          {mayWrite && <PatientMessages id={id} mailbox={mailbox} />}
        </>
      )}
    </Panel>
  );
}
