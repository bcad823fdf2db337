import { useTexts } from '../../lib/language/texts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ownTexts } from './own-texts.ts';

export function ReviewStateBadge({ accepted }: { accepted: boolean }) {
  const t = useTexts(ownTexts);
  return accepted ? (
    <Badge tone="kivu">{t.published}</Badge>
  ) : (
    <Badge tone="ochre" shape="hollow">
      {t.waits}
    </Badge>
  );
}
