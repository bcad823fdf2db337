import { useRevalidator } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { AsyncList, OwnListFallback } from '../../../ui/list/AsyncList.tsx';
import { readAsPatient } from '../../../lib/session/read-as-patient.ts';
import { PatientOnly } from '../../../domain/account/PatientOnly.tsx';
import { TitledPage } from '../../../ui/TitledPage.tsx';
import type { Route } from './+types/my-data.page';
import { Consents } from './Consents.tsx';
import { DataExport } from './DataExport.tsx';
import { texts } from './texts.ts';
import css from './my-data.module.css';
import { Requests } from './Requests.tsx';

export const meta = () => [{ title: `${texts.en.title} · Ivuriro` }, { name: 'robots', content: 'noindex' }];

const read = async () => {
  const [consents, staticTexts, requests] = await Promise.all([
    call('GET /consents'),
    call('GET /static_contents'),
    call('GET /data_requests'),
  ]);
  return { consents: consents.data, staticTexts: staticTexts.data, requests: requests.data };
};

export function clientLoader() {
  return readAsPatient(read);
}

export function HydrateFallback() {
  return <OwnListFallback words={useTexts(texts)} />;
}

export default function MyData({ loaderData: { account, list } }: Route.ComponentProps) {
  const t = useTexts(texts);
  const { revalidate } = useRevalidator();
  return (
    <TitledPage home={t.home} title={t.title}>
      <PatientOnly token={account?.token}>
        <p className={css.says}>{t.says}</p>
        <AsyncList list={list} filters={{}} words={t}>
          {({ consents, staticTexts, requests }) => (
            <div className={css.parts}>
              <DataExport of="patient" />
              <Consents consents={consents} staticTexts={staticTexts} onChanged={revalidate} />
              <Requests requests={requests} of="patient" onChanged={revalidate} />
            </div>
          )}
        </AsyncList>
      </PatientOnly>
    </TitledPage>
  );
}
