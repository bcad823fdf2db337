import type { LabOrder } from '@ivuriro/contract';
import { useTexts } from '../../lib/language/texts.ts';
import { Badge, type BadgeProps } from '../../ui/Badge.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { texts } from './work-texts.ts';

const looks = {
  IN_WORK: { tone: 'kivu', shape: 'half' },
  READY: { tone: 'tea', shape: 'hollow' },
} satisfies Record<string, Pick<BadgeProps, 'tone' | 'shape'>>;

/** The state of an order: for a pending order the progress of the work on it, otherwise its status. */
export function OrderState({ order: { status, work } }: { order: Pick<LabOrder, 'status' | 'work'> }) {
  const t = useTexts(texts);
  if (status === 'PENDING' && (work.state === 'IN_WORK' || work.state === 'READY'))
    return <Badge {...looks[work.state]}>{t.work[work.state]}</Badge>;
  return <StatusBadge status={status} />;
}
