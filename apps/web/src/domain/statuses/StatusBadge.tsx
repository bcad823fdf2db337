import { useTexts } from '../../lib/language/texts.ts';
import { Badge, type BadgeProps } from '../../ui/Badge.tsx';
import { texts } from './texts.ts';

const LOOK: Record<string, Pick<BadgeProps, 'tone' | 'shape'>> = {
  PENDING: { tone: 'ochre', shape: 'hollow' },
  ONGOING: { tone: 'kivu', shape: 'half' },
  COMPLETED: { tone: 'tea', shape: 'full' },
  CANCELLED: { tone: 'stone', shape: 'bar' },
  MISSED: { tone: 'danger', shape: 'full' },
};

/**
 * The status of an appointment or order in its colour, shape and text. An unknown status is shown as its stored value,
 * in grey.
 */
export function StatusBadge({ status }: { status: string }) {
  const t = useTexts(texts);
  return <Badge {...LOOK[status]}>{t.names[status] ?? status}</Badge>;
}
