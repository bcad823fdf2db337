import { useTexts } from '../../shared/i18n/texts.ts';
import { Badge } from '../../shared/ui/Badge.tsx';
import { texts } from './texts.ts';

/** Whether patients find the member. */
export function StateOf({ published }: { published: boolean }) {
  const t = useTexts(texts);
  return published ? (
    <Badge tone="tea">{t.isPublished}</Badge>
  ) : (
    <Badge tone="ochre" shape="hollow">
      {t.isWaiting}
    </Badge>
  );
}
