import { call } from '../../shared/api/call.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import { OwnList, OwnListFallback } from '../../shared/own-list/OwnList.tsx';
import { readAsPatient } from '../../shared/own-list/read-as-patient.ts';
import { ForPatient } from '../../shared/session/ForPatient.tsx';
import { TitledPage } from '../../shared/ui/TitledPage.tsx';
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
      <ForPatient token={account?.token}>
        <p className={css.says}>{t.says}</p>
        <OwnList list={list} filters={{ page }} words={t}>
          {(reply) => <AccessList page={reply.data} />}
        </OwnList>
      </ForPatient>
    </TitledPage>
  );
}
