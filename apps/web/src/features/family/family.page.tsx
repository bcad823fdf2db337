import { call } from '../../lib/api/call.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { AsyncList, OwnListFallback } from '../../ui/list/AsyncList.tsx';
import { readAsPatient } from '../../lib/session/read-as-patient.ts';
import { PatientOnly } from '../../domain/account/PatientOnly.tsx';
import { TitledPage } from '../../ui/TitledPage.tsx';
import type { Route } from './+types/family.page';
import { Children } from './Children.tsx';
import css from './family.module.css';
import { texts } from './texts.ts';

export const meta = () => [{ title: `${texts.en.title} · Ivuriro` }, { name: 'robots', content: 'noindex' }];

export function clientLoader() {
  return readAsPatient(() => call('GET /patient/dependants'));
}

export function HydrateFallback() {
  return <OwnListFallback words={useTexts(texts)} />;
}

/** The children for whom the patient acts. */
export default function Family({ loaderData: { account, list } }: Route.ComponentProps) {
  const t = useTexts(texts);
  return (
    <TitledPage home={t.home} title={t.title}>
      <PatientOnly token={account?.token}>
        <p className={css.says}>{t.says}</p>
        <AsyncList list={list} filters={{}} words={t}>
          {({ data }) => <Children dependants={data} />}
        </AsyncList>
      </PatientOnly>
    </TitledPage>
  );
}
