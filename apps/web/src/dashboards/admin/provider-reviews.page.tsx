import { Navigate, useParams } from 'react-router';
import { kinds } from '../../features/reviews/moderation/filters.ts';
import { ProviderModeration } from '../../features/reviews/moderation/ProviderModeration.tsx';
import { texts } from '../../features/reviews/moderation/texts.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { LinkButton } from '../../ui/Button.tsx';
import type { PageHandle } from '../page-handle.ts';
import { REVIEWS } from './paths.ts';

export const handle: PageHandle = { title: 'reviews' };

/** The reviews of one provider. */
export default function ProviderReviews() {
  const t = useTexts(texts);
  const { kind: named, id = '' } = useParams();
  const kind = kinds.find((one) => one === named);
  if (!kind) return <Navigate to={REVIEWS} replace />;
  return (
    <>
      <p>
        <LinkButton to={REVIEWS} variant="text" size="sm">
          {t.toQueue}
        </LinkButton>
      </p>
      <ProviderModeration key={id} providerContext={{ kind, base: `/admin/${kind}`, id }} />
    </>
  );
}
