import { PatientOnly } from '../../../domain/account/PatientOnly.tsx';
import { call } from '../../../lib/api/call.ts';
import { ApiError } from '../../../lib/api/envelope.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { getAccount } from '../../../lib/session/session.ts';
import { NeedsScript } from '../../../ui/NeedsScript.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Empty } from '../../../ui/States.tsx';
import { TitledPage } from '../../../ui/TitledPage.tsx';
import type { Route } from './+types/arrive.page';
import { EntranceAppointments } from './EntranceAppointments.tsx';
import { texts } from './texts.ts';

export const meta = () => [
  { title: `${texts.en.title} · Ivuriro` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

/** Reads in the browser whose door this is, and for a signed-in patient the appointments of today there. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const account = getAccount();
  try {
    if (account?.account_type === 'patient')
      return { account, ...(await call('GET /patient/entrance/{code}', { params })).data };
    return { account, ...(await call('GET /entrance/{code}', { params, asVisitor: true })).data, appointments: [] };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'link_expired') return { account, name: null, appointments: [] };
    // if the session has ended meanwhile, the page asks the patient to sign in
    if (error.status !== 401) throw error;
    return {
      account: null,
      ...(await call('GET /entrance/{code}', { params, asVisitor: true })).data,
      appointments: [],
    };
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const t = useTexts(texts);
  return (
    <div className="wrap" role="status">
      <span className="sr">{t.loading}</span>
      <NeedsScript />
      <Skeleton height="2rem" width="60%" />
      <Skeleton height="10rem" />
    </div>
  );
}

/** The page of the code at the door, where patients say with their own phone that they have arrived. */
export default function ArrivePage({ loaderData: { account, name, appointments }, params }: Route.ComponentProps) {
  const t = useTexts(texts);
  if (name === null)
    return (
      <div className="wrap">
        <Empty heading="h1" title={t.ended}>
          <p>{t.endedSays}</p>
        </Empty>
      </div>
    );
  return (
    <TitledPage home={t.home} title={t.at(name)}>
      <PatientOnly token={account?.token}>
        <EntranceAppointments code={params.code} appointments={appointments} />
      </PatientOnly>
    </TitledPage>
  );
}
