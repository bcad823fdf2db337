import type { Kind, Review } from '@ivuriro/contract';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { useInBrowser } from '../../../lib/hooks/use-in-browser.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { type About, aboutIn, withoutAbout } from '../../../domain/reviews/reviewed-provider.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SkeletonLines } from '../../../ui/SkeletonLines.tsx';
import { Empty, ErrorState } from '../../../ui/States.tsx';
import { useAnswer } from '../../../lib/api/use-answer.ts';
import { afterDialog } from '../../../lib/hooks/use-dialog.ts';
import { texts } from './texts.ts';
import { ReviewForm } from './ReviewForm.tsx';

/** The dialog behind `?dialog=review&review={kind}.{id}`. Drawn in the browser only, where drafts are stored. */
export default function ReviewDialog() {
  const inBrowser = useInBrowser();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const about = aboutIn(search);
  const close = () =>
    void navigate(afterDialog({ pathname, search: withoutAbout(search) }), {
      replace: true,
      preventScrollReset: true,
    });
  return inBrowser && about && <ForProvider key={about.id} about={about} onClose={close} />;
}

function ForProvider({ about, onClose }: { about: About; onClose: () => void }) {
  const t = useTexts(texts);
  const account = useAccount();
  const patient = account?.account_type === 'patient' ? account.id : '';
  const { data, error, retry } = useAnswer(`${about.id} ${patient}`, async (signal) => {
    const [shown, own] = await Promise.all([shownOf(about, signal), patient ? ownOf(about, signal) : undefined]);
    return { data: { provider: shown, own } };
  });
  if (data) return <ReviewForm about={about} name={data.provider.name} own={data.own} onClose={onClose} />;
  return (
    <Dialog title={t.write} onClose={onClose}>
      {error?.status === 404 && (
        <Empty title={t.gone}>
          <p>{t.goneSays}</p>
        </Empty>
      )}
      {error && error.status !== 404 && <ErrorState title={t.notArrived} onRetry={retry} />}
      {!error && <SkeletonLines says={t.loading} heights={['3rem', '9rem', '3rem', '3rem']} />}
    </Dialog>
  );
}

const shows = {
  doctor: 'GET /show/doctor/{id}',
  hospital: 'GET /show/hospital/{id}',
  laboratory: 'GET /show/laboratory/{id}',
  pharmacy: 'GET /show/pharmacy/{id}',
} as const satisfies Record<Kind, string>;

async function shownOf({ kind, id }: About, signal: AbortSignal): Promise<{ name: string }> {
  return (await call(shows[kind], { params: { id }, signal })).data;
}

async function ownOf({ id }: About, signal: AbortSignal): Promise<Review | undefined> {
  return (await call('GET /patient/reviews', { query: { provider_id: id }, signal })).data.data[0];
}
