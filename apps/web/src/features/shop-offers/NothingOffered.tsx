import { useTexts } from '../../shared/i18n/texts.ts';
import type { Kind } from '../../shared/orders/order.ts';
import { LinkButton } from '../../shared/ui/Button.tsx';
import { Empty } from '../../shared/ui/States.tsx';
import { texts } from './texts.ts';

export function NothingOffered({ kind, base, text }: { kind: Kind; base: string; text: string }) {
  const t = useTexts(texts);
  const { none, noneSays } = t.kinds[kind];
  if (text) return <Empty title={t.noneFound(text)} action={<LinkButton to={base}>{t.showAll}</LinkButton>} />;
  return (
    <Empty title={none}>
      <p>{noneSays}</p>
    </Empty>
  );
}
