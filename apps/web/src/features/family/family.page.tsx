import { call } from '../../lib/api/call.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { AsyncList, OwnListFallback } from '../../ui/list/AsyncList.tsx';
import { readAsPatient } from '../../lib/session/read-as-patient.ts';
import { PatientOnly } from '../../domain/account/PatientOnly.tsx';
import { TitledPage } from '../../ui/TitledPage.tsx';
import type { Route } from './+types/family.page';
import { Children } from './Children.tsx';
import css from './family.module.css';
import { Guardians } from './Guardians.tsx';
import { texts } from './texts.ts';

export const meta = () => [{ title: `${texts.en.title} · Ivuriro` }, { name: 'robots', content: 'noindex' }];

export function clientLoader() {
  return readAsPatient(async () => {
    const [{ data: dependants }, { data: people }] = await Promise.all([
      call('GET /patient/dependants'),
      call('GET /patient/guardians'),
    ]);
    return { dependants, people };
  });
}

export function HydrateFallback() {
  return <OwnListFallback words={useTexts(texts)} />;
}

/** The page with the children for whom the person acts, and the people who act for the patient record that is open. */
export default function Family({ loaderData: { account, list } }: Route.ComponentProps) {
  const t = useTexts(texts);
  return (
    <TitledPage home={t.home} title={t.title}>
      <PatientOnly token={account?.token}>
        {account?.role !== 'representative' && <p className={css.says}>{t.says}</p>}
        <AsyncList list={list} filters={{}} words={t}>
          {({ dependants, people }) => (
            <>
              {account?.role !== 'representative' && <Children dependants={dependants} />}
              {account && <Guardians people={people} account={account} />}
            </>
          )}
        </AsyncList>
      </PatientOnly>
    </TitledPage>
  );
}
