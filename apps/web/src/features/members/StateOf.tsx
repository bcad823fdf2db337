import { useMessages } from '../../shared/i18n/messages.ts';
import { Badge } from '../../shared/ui/Badge.tsx';
import { messages } from './messages.ts';

/** Whether patients find the member. */
export function StateOf({ published }: { published: boolean }) {
  const t = useMessages(messages);
  return published ? (
    <Badge tone="tea">{t.isPublished}</Badge>
  ) : (
    <Badge tone="ochre" shape="hollow">
      {t.isWaiting}
    </Badge>
  );
}
