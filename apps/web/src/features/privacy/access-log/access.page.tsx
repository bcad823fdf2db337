import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { AsyncList, OwnListFallback } from '../../../ui/list/AsyncList.tsx';
import { readAsPatient } from '../../../lib/session/read-as-patient.ts';
import { PatientOnly } from '../../../domain/account/PatientOnly.tsx';
import { TitledPage } from '../../../ui/TitledPage.tsx';
import type { Route } from './+types/access.page';
import { AccessList } from './AccessList.tsx';
import css from './access.module.css';
import { texts } from './texts.ts';

export const meta = () => [{ title: `${texts.en.title} · Ivuriro` }, { name: 'robots', content: 'noindex' }];

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = new URL(request.url).searchParams.get('page') ?? '';
  return { page, ...readAsPatient(() => call('GET /patient/access_log', { query: { page } })) };
}

export function HydrateFallback() {
  return <OwnListFallback words={useTexts(texts)} />;
}

export default function Access({ loaderData: { account, page, list } }: Route.ComponentProps) {
  const t = useTexts(texts);
  return (
    <TitledPage home={t.home} title={t.title}>
      <PatientOnly token={account?.token}>
        <p className={css.says}>{t.says}</p>
        <AsyncList list={list} filters={{ page }} words={t}>
          {(reply) => <AccessList page={reply.data} />}
        </AsyncList>
      </PatientOnly>
    </TitledPage>
  );
}
