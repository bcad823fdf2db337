import { shownPhone } from '@ivuriro/contract/shown-phone';
import type { ListedPatient } from '@ivuriro/contract';
import { Link } from 'react-router';
import type { AnyProviderContext } from '../../lib/api/call.ts';
import { csvAt } from '../../lib/api/csv-address.ts';
import { useCallAt } from '../../lib/api/use-call.ts';
import { plainDate } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import lines from '../../ui/dashboard/Lines.module.css';
import { PageSize } from '../../ui/dashboard/PageSize.tsx';
import { PagedList } from '../../ui/dashboard/PagedList.tsx';
import { SortChoice } from '../../ui/dashboard/SortChoice.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Empty } from '../../ui/States.tsx';
import { bornText } from './born-text.ts';
import { type PatientFilters, patientAddress, patientOrders } from './list-address.ts';
import { LoginBadge } from './LoginBadge.tsx';
import css from './patients.module.css';
import { type Messages, texts } from './texts.ts';

/** The patient for whom an appointment is booked. */
export type BookedPatient = { id: string; full_name: string };

type Props = {
  providerContext: AnyProviderContext;
  filters: PatientFilters;
  chosen: string | undefined;
  base: string;
  /** Opens the dialog that books an appointment for a patient; undefined if the member may not book. */
  onBook: ((patient: BookedPatient) => void) | undefined;
};

/** One page of the list of patients. Each row has a link that opens the patient and a button that books for them. */
export function PatientList({ providerContext, filters, chosen, base, onBook }: Props) {
  const t = useTexts(texts);
  const { text, page, size, order } = filters;
  const asked = { 'text-search': text || undefined, 'order-by': order };
  const at = (change: Parameters<typeof patientAddress>[2]) => patientAddress(base, filters, change);
  const read = useCallAt(
    providerContext,
    'GET /patients',
    { query: { ...asked, page, per_page: size } },
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
    <PagedList
      read={read}
      loading={t.loading}
      failed={t.failed}
      to={(next) => at({ page: next })}
      sort={
        <SortChoice
          order={order}
          options={patientOrders.map((value) => ({ value, label: t.orders[value] }))}
          to={(next) => at({ order: next })}
        />
      }
      size={<PageSize size={size} to={(rows) => at({ size: rows })} />}
      csv={() => csvAt(providerContext, 'GET /patients', { query: asked })}
      none={none}
    >
      {({ data }) => (
        <ul className={lines.lines} aria-label={t.table}>
          {data.map((patient) => (
            <li key={patient.id} className={css.row}>
              <Link
                id={`patient-${patient.id}`}
                to={at({ patient: patient.id })}
                preventScrollReset
                className={lines.line}
                aria-current={patient.id === chosen || undefined}
              >
                <Picture seed={patient.id} alt="" width={44} />
                <span>
                  <b>{patient.full_name}</b>
                  <span className={css.facts}>
                    {[
                      patient.phone && shownPhone(patient.phone),
                      bornText(patient, t),
                      patient.user_code,
                      seenText(patient, t),
                    ]
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

const seenText = ({ last_visit_at }: Pick<ListedPatient, 'last_visit_at'>, t: Messages) =>
  last_visit_at && t.lastSeen(plainDate(new Date(last_visit_at)));
