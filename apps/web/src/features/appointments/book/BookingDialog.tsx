import { useLocation, useNavigate } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { useInBrowser } from '../../../lib/hooks/use-in-browser.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { useAnswer } from '../../../lib/api/use-answer.ts';
import { afterDialog } from '../../../lib/hooks/use-dialog.ts';
import { PurchasePlaceholder } from '../../../domain/purchase/PurchasePlaceholder.tsx';
import { bookingQueryFrom, withoutBookingQuery, type BookingQuery } from './booking-address.ts';
import { ChooseDoctor } from './ChooseDoctor.tsx';
import { bookableQuery, type Provider } from './provider-choice.ts';
import { texts } from './texts.ts';
import { BookingWizard } from './BookingWizard.tsx';

/**
 * The dialog behind `?dialog=appointment`, with a doctor or hospital if one is known. Drawn in the browser only, where
 * drafts are stored.
 */
export default function BookingDialog() {
  const inBrowser = useInBrowser();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const bookingQuery = bookingQueryFrom(search);
  const close = () =>
    void navigate(afterDialog({ pathname, search: withoutBookingQuery(search) }), {
      replace: true,
      preventScrollReset: true,
    });
  if (!inBrowser) return null;
  if (!bookingQuery.doctor && !bookingQuery.hospital) return <ChooseDoctor onClose={close} />;
  return <ForProvider key={JSON.stringify(bookingQuery)} bookingQuery={bookingQuery} onClose={close} />;
}

function ForProvider({ bookingQuery, onClose }: { bookingQuery: BookingQuery; onClose: () => void }) {
  const t = useTexts(texts);
  const { search } = useLocation();
  const { doctor, hospital } = bookingQuery;
  const { data, error, retry } = useAnswer<Provider>(
    doctor || hospital,
    async (signal) => ({ data: doctor ? await doctorOf(doctor, signal) : await hospitalOf(hospital, signal) }),
    { staysAsShown: true },
  );
  if (data) return <BookingWizard provider={data} bookingQuery={bookableQuery(bookingQuery, data)} onClose={onClose} />;
  const action = (
    <LinkButton to={withoutBookingQuery(search)} preventScrollReset>
      {t.chooseAnother}
    </LinkButton>
  );
  return (
    <PurchasePlaceholder
      title={t.title}
      error={error}
      onRetry={retry}
      gone={{ title: t.gone, says: t.goneSays, action }}
      onClose={onClose}
    />
  );
}

async function doctorOf(id: string, signal: AbortSignal): Promise<Provider> {
  return { kind: 'doctor', doctor: (await call('GET /show/doctor/{id}', { params: { id }, signal })).data };
}

async function hospitalOf(id: string, signal: AbortSignal): Promise<Provider> {
  const params = { id };
  const [{ data: shown }, { data: team }] = await Promise.all([
    call('GET /show/hospital/{id}', { params, query: { team: 0 }, signal }),
    call('GET /show/hospital/{id}/doctors', { params, signal }),
  ]);
  return { kind: 'hospital', hospital: { ...shown, team } };
}
