import { Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { AnyProviderContext } from '../../lib/api/call.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useMay } from '../../lib/session/permissions.ts';
import { Button } from '../../ui/Button.tsx';
import dashboard from '../../ui/dashboard/dashboard.module.css';
import { Icon } from '../../ui/Icon.tsx';
import { clock, plus } from '../../ui/icons.ts';
import { AddPatient } from './AddPatient.tsx';
import { patientAddress, patientFilters } from './list-address.ts';
import { type BookedPatient, PatientList } from './PatientList.tsx';
import { PatientPanel } from './PatientPanel.tsx';
import css from './patients.module.css';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { texts as bookingTexts } from './book/texts.ts';
import { texts } from './texts.ts';

const BookAtDesk = lazyDialog(() => import('./book/BookAtDesk.tsx'));

type Props = {
  providerContext: AnyProviderContext;
  /** The path of the page; the id of the open patient is appended to it. */
  base: string;
  id: string | undefined;
  toAppointment: (id: string) => string;
};

/** The patients of a provider's reception as a list, with the open patient beside it. */
export function DeskPatients({ providerContext, base, id, toAppointment }: Props) {
  const t = useTexts(texts);
  const { title: bookingTitle } = useTexts(bookingTexts);
  const [query] = useSearchParams();
  const mayAdd = useMay('patients.manage');
  const mayBook = useMay('agenda.book');
  const [adding, setAdding] = useState(false);
  // null: a new patient
  const [booking, setBooking] = useState<BookedPatient | null | undefined>();
  const navigate = useNavigate();
  const filters = patientFilters(query);
  const at = (patient: string | undefined) => patientAddress(base, filters, { patient });
  const stopBooking = () => setBooking(undefined);
  const onBook = mayBook ? setBooking : undefined;
  return (
    <section className={css.patients} aria-label={t.table}>
      <div className={css.head}>
        <p>{t.says}</p>
        <div className={css.acts}>
          {mayBook && (
            <Button onClick={() => setBooking(null)}>
              <Icon of={clock} />
              {t.bookNew}
            </Button>
          )}
          {mayAdd && (
            <Button variant="outlined" onClick={() => setAdding(true)}>
              <Icon of={plus} />
              {t.add}
            </Button>
          )}
        </div>
      </div>
      <div className={dashboard.split} data-open={id ? '' : undefined}>
        <PatientList providerContext={providerContext} filters={filters} chosen={id} base={base} onBook={onBook} />
        {id && (
          <PatientPanel
            key={id}
            providerContext={providerContext}
            id={id}
            back={at(undefined)}
            toAppointment={toAppointment}
            onBook={onBook}
          />
        )}
      </div>
      {booking !== undefined && (
        <Suspense fallback={<DialogFrame title={bookingTitle} onClose={stopBooking} />}>
          <BookAtDesk
            providerContext={providerContext}
            patient={booking}
            onBooked={(patient) => {
              stopBooking();
              void navigate(at(patient), { preventScrollReset: true });
            }}
            onClose={stopBooking}
          />
        </Suspense>
      )}
      {adding && <AddPatient providerContext={providerContext} to={at} onClose={() => setAdding(false)} />}
    </section>
  );
}
