import { useTexts } from '../i18n/texts.ts';
import { Badge } from '../ui/Badge.tsx';
import { texts } from './texts.ts';

export function StateBadge({ accepted }: { accepted: boolean }) {
  const t = useTexts(texts);
  return accepted ? (
    <Badge tone="kivu">{t.published}</Badge>
  ) : (
    <Badge tone="ochre" shape="hollow">
      {t.waits}
    </Badge>
  );
}
