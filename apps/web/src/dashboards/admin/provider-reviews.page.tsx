import { useParams } from 'react-router';
import { ProviderModeration } from '../../features/moderation/ProviderModeration.tsx';
import { messages } from '../../features/moderation/messages.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { LinkButton } from '../../shared/ui/Button.tsx';
import type { PageHandle } from '../page-handle.ts';
import { REVIEWS } from './paths.ts';

export const handle: PageHandle = { title: 'reviews' };

/** Those of one provider. */
export default function ProviderReviews() {
  const t = useMessages(messages);
  const { kind = '', id = '' } = useParams();
  return (
    <>
      <p>
        <LinkButton to={REVIEWS} variant="text" size="sm">
          {t.toQueue}
        </LinkButton>
      </p>
      <ProviderModeration key={id} seat={{ kind, base: `/admin/${kind}`, id }} />
    </>
  );
}
