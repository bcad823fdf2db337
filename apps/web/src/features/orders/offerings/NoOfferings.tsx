import { useTexts } from '../../../lib/language/texts.ts';
import type { Kind } from '../../../domain/orders/order.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/States.tsx';
import { texts } from './texts.ts';

export function NoOfferings({ kind, base, text }: { kind: Kind; base: string; text: string }) {
  const t = useTexts(texts);
  const { none, noneSays } = t.kinds[kind];
  if (text) return <Empty title={t.noneFound(text)} action={<LinkButton to={base}>{t.showAll}</LinkButton>} />;
  return (
    <Empty title={none}>
      <p>{noneSays}</p>
    </Empty>
  );
}
