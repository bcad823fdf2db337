import { useMessages } from '../../shared/i18n/messages.ts';
import type { Kind } from '../../shared/orders/order.ts';
import { LinkButton } from '../../shared/ui/Button.tsx';
import { Empty } from '../../shared/ui/States.tsx';
import { messages } from './messages.ts';

export function NothingOffered({ kind, base, text }: { kind: Kind; base: string; text: string }) {
  const t = useMessages(messages);
  const { none, noneSays } = t.kinds[kind];
  if (text) return <Empty title={t.noneFound(text)} action={<LinkButton to={base}>{t.showAll}</LinkButton>} />;
  return (
    <Empty title={none}>
      <p>{noneSays}</p>
    </Empty>
  );
}
