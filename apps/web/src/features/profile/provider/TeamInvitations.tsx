import type { Kind, TeamInvitation } from '@ivuriro/contract';
import { call } from '../../../lib/api/call.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { nearInstant } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { FailedLine } from '../../../ui/FailedLine.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { useShowChange } from '../../../ui/use-show-change.ts';
import { texts } from './texts.ts';
import css from './TeamInvitations.module.css';

/** The team invitations that the signed-in provider has received, each with the consequences of accepting it. */
export function TeamInvitations({ kind }: { kind: Kind }) {
  const t = useTexts(texts);
  const { data, isError, refetch } = useCall('GET /team_invitations');
  if (isError && !data) return <FailedLine says={t.invitationsFailed} onRetry={() => void refetch()} />;
  const received = data?.filter(({ direction }) => direction === 'RECEIVED') ?? [];
  if (received.length === 0) return null;
  return (
    <ul className={css.list} aria-label={t.invitations} data-fill>
      {received.map((invitation) => (
        <li key={invitation.id}>
          <Invitation kind={kind} invitation={invitation} />
        </li>
      ))}
    </ul>
  );
}

type Props = { kind: Kind; invitation: TeamInvitation };

function Invitation({ kind, invitation: { id, place, doctor, created_at } }: Props) {
  const t = useTexts(texts);
  const now = useNow();
  const showChange = useShowChange();
  const { sending, send } = useFormSubmit();
  const fromPlace = kind === 'doctor';
  const other = fromPlace ? place : doctor;
  const answer = (accepted: '1' | '0') =>
    send(async () => showChange(await call('PUT /team_invitations/{id}', { params: { id }, body: { accepted } })));
  return (
    <>
      <Picture picture={other.picture} seed={other.id} alt="" width={40} />
      <div>
        <p>
          <b>{fromPlace ? t.invitesYou(other.name) : t.asksToJoin(other.name)}</b>
        </p>
        <p>{fromPlace ? t.acceptMeans : t.acceptMeansHere}</p>
        <p>{nearInstant(created_at, now)}</p>
      </div>
      <div className={css.acts}>
        <Button busy={sending && t.answering} onClick={() => void answer('1')}>
          {t.accept}
        </Button>
        <Button variant="outlined" disabled={sending} onClick={() => void answer('0')}>
          {t.decline}
        </Button>
      </div>
    </>
  );
}
