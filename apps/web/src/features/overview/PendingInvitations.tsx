import { Link } from 'react-router';
import { useCall } from '../../lib/api/use-call.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Banner } from '../../ui/Banner.tsx';
import { texts } from './texts.ts';
import css from './overview.module.css';

/** A banner for team invitations that wait for this account's answer. */
export function PendingInvitations({ base }: { base: string }) {
  const t = useTexts(texts);
  const { data } = useCall('GET /team_invitations');
  const received = data?.filter(({ direction }) => direction === 'RECEIVED') ?? [];
  const [first] = received;
  if (!first) return null;
  const name = base.endsWith('/doctor') ? first.place.name : first.doctor.name;
  return (
    <Banner tone="ochre">
      <p>
        {received.length === 1 ? t.invitationWaits(name) : t.invitationsWait(received.length)}{' '}
        <Link to={`${base}/customization#team`} className={css.answer}>
          {t.answerInvitation}
        </Link>
      </p>
    </Banner>
  );
}
