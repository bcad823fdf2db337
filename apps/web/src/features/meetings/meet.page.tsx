import { redirect } from 'react-router';
import { call } from '../../lib/api/call.ts';
import { ApiError } from '../../lib/api/envelope.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { PatientOnly } from '../../domain/account/PatientOnly.tsx';
import { getAccount } from '../../lib/session/session.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { showFailureToast } from '../../ui/toasts.ts';
import { NeedsScript } from '../../ui/NeedsScript.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { Route } from './+types/meet.page';
import { CallEnded } from './CallEnded.tsx';
import { texts } from './texts.ts';
import { AppointmentCall } from './AppointmentCall.tsx';

const MINE = '/profile/appointment';

export const meta = () => [{ title: `${texts.en.title} · Ivuriro` }, { name: 'robots', content: 'noindex' }];

export function loader({ params }: Route.LoaderArgs) {
  if (!params.code) throw redirect('/');
  return null;
}

/**
 * Reads the meeting of the patient. If the meeting cannot be read, redirects to the home page and shows the reason in a
 * toast.
 */
export async function clientLoader({ params: { code } }: Route.ClientLoaderArgs) {
  if (!code) throw redirect('/');
  const account = getAccount();
  if (account?.account_type !== 'patient') return { account, meeting: null };
  try {
    const { data } = await call('GET /meeting/{code}', { params: { code } });
    return { account, meeting: data };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // if the session has ended meanwhile, the page asks the patient to sign in
    if (error.status === 401) return { account: null, meeting: null };
    showFailureToast(error);
    throw redirect('/');
  }
}
clientLoader.hydrate = true as const;

export const shouldRevalidate = ({
  currentParams,
  nextParams,
  defaultShouldRevalidate,
  currentUrl,
  nextUrl,
}: {
  currentParams: Record<string, string | undefined>;
  nextParams: Record<string, string | undefined>;
  defaultShouldRevalidate: boolean;
  currentUrl: URL;
  nextUrl: URL;
}) => defaultShouldRevalidate && (currentParams.code !== nextParams.code || currentUrl.href === nextUrl.href);

export function HydrateFallback() {
  const t = useTexts(texts);
  return (
    <div className="wrap" role="status">
      <span className="sr">{t.loading}</span>
      <NeedsScript />
      <Skeleton height="2rem" width="60%" />
      <Skeleton height="18rem" />
    </div>
  );
}

export default function Meet({ loaderData: { account, meeting } }: Route.ComponentProps) {
  const t = useTexts(texts);
  return (
    <div className="wrap">
      <PatientOnly token={account?.token}>
        {account && meeting && (
          <AppointmentCall
            key={meeting.code}
            meeting={meeting}
            role="patient"
            token={account.token}
            back={MINE}
            after={(endedBy) => (
              <CallEnded
                role="patient"
                endedBy={endedBy}
                name={meeting.doctor.name}
                action={<LinkButton to={`${MINE}?id=${meeting.appointment_id}`}>{t.toAppointments}</LinkButton>}
              >
                <p>{t.overFile}</p>
              </CallEnded>
            )}
          />
        )}
      </PatientOnly>
    </div>
  );
}
