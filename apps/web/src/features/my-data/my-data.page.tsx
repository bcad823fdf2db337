import { useRevalidator } from 'react-router';
import { call } from '../../shared/api/call.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import { OwnList, OwnListFallback } from '../../shared/own-list/OwnList.tsx';
import { readAsPatient } from '../../shared/own-list/read-as-patient.ts';
import { ForPatient } from '../../shared/session/ForPatient.tsx';
import { TitledPage } from '../../shared/ui/TitledPage.tsx';
import type { Route } from './+types/my-data.page';
import { Consents } from './Consents.tsx';
import { Copy } from './Copy.tsx';
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
      <ForPatient token={account?.token}>
        <p className={css.says}>{t.says}</p>
        <OwnList list={list} filters={{}} words={t}>
          {({ consents, staticTexts, requests }) => (
            <div className={css.parts}>
              <Copy of="patient" />
              <Consents consents={consents} staticTexts={staticTexts} onChanged={revalidate} />
              <Requests requests={requests} of="patient" onChanged={revalidate} />
            </div>
          )}
        </OwnList>
      </ForPatient>
    </TitledPage>
  );
}
