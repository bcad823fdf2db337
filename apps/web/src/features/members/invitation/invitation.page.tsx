import { call } from '../../../lib/api/call.ts';
import { useAnswer } from '../../../lib/api/use-answer.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Failed } from '../../../ui/Failed.tsx';
import { SkeletonLines } from '../../../ui/SkeletonLines.tsx';
import { Empty } from '../../../ui/States.tsx';
import type { Route } from './+types/invitation.page';
import css from './invitation.module.css';
import { InvitationForm } from './InvitationForm.tsx';
import { texts } from './texts.ts';

export const meta = () => [{ title: `${texts.en.meta} · Ivuriro` }, { name: 'robots', content: 'noindex' }];

/**
 * The page of an invitation link. The invitation is read in the browser, so that the server renders and caches nothing
 * about the person. Opening the page changes nothing, because mail scanners open links.
 */
export default function InvitationPage({ params: { token } }: Route.ComponentProps) {
  const t = useTexts(texts);
  const { data, error, retry } = useAnswer(
    token,
    (signal) => call('GET /invitations/{token}', { params: { token }, signal }),
    // joining uses up the link and leaves the page, so the invitation must not be read again
    { staysAsShown: true },
  );
  return (
    <div className="wrap">
      <Card className={css.page}>
        {data ? (
          <InvitationForm token={token} invitation={data} />
        ) : error?.code === 'link_expired' ? (
          <Empty
            heading="h1"
            title={t.usedUp}
            action={
              <LinkButton to="/?dialog=login" variant="outlined">
                {t.login}
              </LinkButton>
            }
          >
            <p>{t.usedUpSays}</p>
            <p>{t.joined}</p>
          </Empty>
        ) : error ? (
          <Failed title={t.failed} onRetry={retry} />
        ) : (
          <SkeletonLines says={t.loading} heights={['3.5rem', '6rem', '8rem']} />
        )}
      </Card>
    </div>
  );
}
