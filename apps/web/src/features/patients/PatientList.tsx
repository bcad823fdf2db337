import { shownPhone } from '@ivuriro/contract/shown-phone';
import { Link } from 'react-router';
import type { AnyProviderContext } from '../../lib/api/call.ts';
import { useCallAt } from '../../lib/api/use-call.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import lines from '../../ui/dashboard/Lines.module.css';
import { PagedList } from '../../ui/dashboard/PagedList.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Empty } from '../../ui/States.tsx';
import { bornText } from './born-text.ts';
import { LoginBadge } from './LoginBadge.tsx';
import css from './patients.module.css';
import { texts } from './texts.ts';

/** The patient for whom an appointment is booked. */
export type BookedPatient = { id: string; full_name: string };

type Props = {
  providerContext: AnyProviderContext;
  filters: { text: string; page: number };
  to: (patient: string | undefined, page?: number) => string;
  chosen: string | undefined;
  base: string;
  /** Opens the dialog that books an appointment for a patient; undefined if the member may not book. */
  onBook: ((patient: BookedPatient) => void) | undefined;
};

/** One page of the list of patients. Each row has a link that opens the patient and a button that books for them. */
export function PatientList({ providerContext, filters: { text, page }, to, chosen, base, onBook }: Props) {
  const t = useTexts(texts);
  const read = useCallAt(
    providerContext,
    'GET /patients',
    { query: { page, 'text-search': text || undefined } },
    { keep: true },
  );
  const none = text ? (
    <Empty title={t.noneFound(text)} action={<LinkButton to={base}>{t.showAll}</LinkButton>}>
      <p>{t.noneFoundSays}</p>
    </Empty>
  ) : (
    <Empty title={t.none}>
      <p>{t.noneSays}</p>
    </Empty>
  );
  return (
    <PagedList read={read} loading={t.loading} failed={t.failed} to={(next) => to(undefined, next)} none={none}>
      {({ data }) => (
        <ul className={lines.lines} aria-label={t.table}>
          {data.map((patient) => (
            <li key={patient.id} className={css.row}>
              <Link
                id={`patient-${patient.id}`}
                to={to(patient.id)}
                preventScrollReset
                className={lines.line}
                aria-current={patient.id === chosen || undefined}
              >
                <Picture seed={patient.id} alt="" width={44} />
                <span>
                  <b>{patient.full_name}</b>
                  <span className={css.facts}>
                    {[patient.phone && shownPhone(patient.phone), bornText(patient, t), patient.user_code]
                      .filter(Boolean)
                      .map((fact) => (
                        <small key={fact}>{fact}</small>
                      ))}
                    {(!patient.has_login || patient.claimed_at) && <LoginBadge patient={patient} />}
                  </span>
                </span>
              </Link>
              {onBook && (
                <Button
                  variant="soft"
                  size="sm"
                  aria-label={t.bookFor(patient.full_name)}
                  onClick={() => onBook(patient)}
                >
                  {t.book}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
