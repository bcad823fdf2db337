import { useTexts } from '../../lib/language/texts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { texts } from './texts.ts';

/** 'Open now' or 'Closed now'. */
export function OpenBadge({ open }: { open: boolean }) {
  const t = useTexts(texts);
  return open ? <Badge tone="tea">{t.openNow}</Badge> : <Badge shape="bar">{t.closedNow}</Badge>;
}
