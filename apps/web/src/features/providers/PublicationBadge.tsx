import { useTexts } from '../../lib/language/texts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { texts } from './texts.ts';

/** A badge that tells whether the provider's profile is published. */
export function PublicationBadge({ published }: { published: boolean }) {
  const t = useTexts(texts);
  return published ? (
    <Badge tone="tea">{t.isPublished}</Badge>
  ) : (
    <Badge tone="ochre" shape="hollow">
      {t.isWaiting}
    </Badge>
  );
}
