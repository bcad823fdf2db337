import { readCode } from '@ivuriro/contract/text';
import { redirect } from 'react-router';
import { apiOf } from '../../../lib/api/api-of.server.ts';
import { plainDate } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { pageMeta } from '../../../lib/page-meta.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { check, warning } from '../../../ui/icons.ts';
import { Banner } from '../../../ui/Banner.tsx';
import type { Route } from './+types/verify.page';
import { CodeForm } from './CodeForm.tsx';
import { texts } from './texts.ts';
import css from './verify.module.css';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const typed = new URL(request.url).searchParams.get('code');
  if (typed?.trim()) throw redirect(`/verify/${encodeURIComponent(readCode(typed))}`);
  if (!params.code) return { code: '', file: null, empty: typed !== null };
  const code = readCode(params.code);
  try {
    return {
      code,
      empty: false,
      file: (await apiOf(context)('GET /verify/{code}', { params: { code }, signal: request.signal })).data,
    };
  } catch (failure) {
    // this page itself reports an unknown code; any other error is shown by the error page
    if ((failure as { init?: { status?: number } }).init?.status === 404) return { code, file: null, empty: false };
    throw failure;
  }
}

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, { path: '/verify', title: texts.en.title, description: texts.en.says, index: !params.code });

export default function Verify({ loaderData: { code, file, empty } }: Route.ComponentProps) {
  const t = useTexts(texts);
  return (
    <div className={`wrap ${css.page}`}>
      <h1>{t.heading}</h1>
      {file ? (
        <Card className={css.card}>
          <Banner tone="tea" icon={check}>
            <b>{t.genuine}</b>
            <p>{t.genuineSays}</p>
          </Banner>
          <Facts
            items={[
              [t.label, file.code],
              [t.doctor, file.doctor.name],
              [t.registration, file.doctor.RMDC_Reg_number ?? t.none],
              [t.issued, plainDate(new Date(file.created_at))],
              [t.drugs, String(file.drugs)],
              [t.dispensed, String(file.dispensed)],
            ]}
          />
          <LinkButton to="/verify" variant="outlined">
            {t.again}
          </LinkButton>
        </Card>
      ) : (
        <Card className={css.card}>
          {code && (
            <Banner tone="danger" icon={warning} role="alert">
              <b>{t.unknown}</b>
              <p>{t.unknownSays}</p>
            </Banner>
          )}
          <CodeForm key={code} before={code} emptyBefore={empty} />
        </Card>
      )}
    </div>
  );
}
