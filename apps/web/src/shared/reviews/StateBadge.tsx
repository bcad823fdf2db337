import { useMessages } from '../i18n/messages.ts';
import { Badge } from '../ui/Badge.tsx';
import { messages } from './messages.ts';

export function StateBadge({ accepted }: { accepted: boolean }) {
  const t = useMessages(messages);
  return accepted ? (
    <Badge tone="kivu">{t.published}</Badge>
  ) : (
    <Badge tone="ochre" shape="hollow">
      {t.waits}
    </Badge>
  );
}
